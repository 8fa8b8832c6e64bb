import { t } from "../messages";

interface Posts {
  target: number;
  back_door: number | null;
}

/** The totals on a line with a post at each score that ends the match. */
export function ScoreLine({ posts, names, totals, own }: { posts: Posts; names: string[]; totals: number[]; own: number }) {
  const ends = [posts.back_door ?? 0, posts.target, 0, ...totals];
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const place = (score: number) => `${(4 + (92 * (score - low)) / (high - low || 1)).toFixed(1)}%`;
  const marked = [...new Set([posts.back_door, 0, posts.target].filter((score) => score !== null))];
  const words = names.map((name, side) => t("web-posts-of", { name, total: totals[side] ?? 0 })).join(" ");
  return (
    <div class="score-line">
      <p class="unseen">
        {words} {t("web-posts", { target: posts.target })}
      </p>
      <div class="line" />
      {marked.map((score) => (
        <span key={score} aria-hidden="true" class={`post${score === 0 ? " nought" : ""}`} style={{ left: place(score) }}>
          {score}
        </span>
      ))}
      {totals.map((total, side) => (
        <span key={side} aria-hidden="true" class={`runner${side === own ? " own" : ""}${side % 2 ? " under" : ""}`} style={{ left: place(total) }} title={names[side]}>
          <i />
          <b>{initials(names[side] ?? "")}</b>
        </span>
      ))}
    </div>
  );
}

/** Enough of a name to tell the sides apart: "K+A". */
function initials(name: string): string {
  return name
    .split(" + ")
    .map((one) => one.trim().charAt(0).toUpperCase())
    .join("+");
}
