import { describe, expect, it } from "vitest";
import { parseRoute } from "../src/route";

describe("addresses", () => {
  it("lead to the lobby, a new table, a table, the check of a shuffle", () => {
    expect(parseRoute("/", "")).toEqual({ page: "home" });
    expect(parseRoute("/", "#new/golf_solitaire")).toEqual({ page: "new", game: "golf_solitaire" });
    expect(parseRoute("/t/Ab3-x", "")).toEqual({ page: "table", id: "Ab3-x" });
    expect(parseRoute("/verify", "")).toEqual({ page: "verify" });
    expect(parseRoute("/rules/five_hundred", "")).toEqual({ page: "rules", game: "five_hundred" });
  });

  it("work below a path as well", () => {
    expect(parseRoute("/cards/t/x1", "", "/cards/")).toEqual({ page: "table", id: "x1" });
    expect(parseRoute("/cards/", "", "/cards/")).toEqual({ page: "home" });
  });
});
