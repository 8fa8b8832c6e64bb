import { useSignal } from "@preact/signals";
import { t } from "../messages";
import { rooted } from "../route";
import type { TableInfo } from "../wire";
import { Sheet } from "./parts";

export function ShareSheet({ table, close }: { table: TableInfo; close: () => void }) {
  return (
    <Sheet title={t("web-share")} close={close}>
      <Share table={table} />
    </Sheet>
  );
}

/** The table's link, to copy, to send on, or to be read by another phone's camera. */
export function Share({ table }: { table: TableInfo }) {
  const address = rooted(`t/${table.id}`);
  const copied = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      copied.value = true;
    } catch {
      // Over plain http the clipboard is closed: the link stands there to be marked by hand.
    }
  };
  return (
    <div class="share">
      <p>{t("web-share-line")}</p>
      <img class="qr" width="180" height="180" alt={t("web-qr")} src={rooted(`api/tables/${table.id}/qr.svg`)} />
      <input type="text" readOnly aria-label={t("web-link")} value={address} onFocus={(event) => event.currentTarget.select()} />
      <div class="row">
        <button type="button" class="button main" onClick={() => void copy()}>
          {t(copied.value ? "web-copied" : "web-copy")}
        </button>
        {typeof navigator.share === "function" && (
          <button type="button" class="button" onClick={() => void navigator.share({ title: "Nineteenth", url: address }).catch(() => undefined)}>
            {t("web-send")}
          </button>
        )}
      </div>
    </div>
  );
}
