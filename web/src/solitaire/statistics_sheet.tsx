import { t } from "../messages";
import { Sheet } from "../screens/parts";
import { forgetResults, results, summary } from "./statistics";

const WIDTH = 320;
const HEIGHT = 120;

export function StatisticsSheet({ close }: { close: () => void }) {
  const { played, cleared, average, best, streak, longest, distribution } = summary(results.value);
  const facts: [string, string | number][] = [
    ["played", played],
    ["cleared-count", cleared],
    ["average", average.toFixed(2)],
    ["best-count", best],
    ["streak", streak],
    ["longest", longest],
  ];
  return (
    <Sheet title={t("web-solitaire-statistics")} close={close}>
      {played === 0 ? (
        <p>{t("web-solitaire-no-statistics")}</p>
      ) : (
        <>
          <dl class="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`web-solitaire-${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Picture distribution={distribution} />
          <button type="button" class="button" onClick={forgetResults}>
            {t("web-solitaire-forget")}
          </button>
        </>
      )}
    </Sheet>
  );
}

/** How often how many cards were left, as bars. */
function Picture({ distribution }: { distribution: number[] }) {
  const most = Math.max(1, ...distribution);
  const bars = Math.max(10, distribution.length);
  const step = WIDTH / bars;
  const told = distribution.map((count, left) => `${left}: ${count}`).join(", ");
  return (
    <figure class="distribution">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} role="img" aria-label={`${t("web-solitaire-distribution")}: ${told}`}>
        {distribution.map((count, left) => {
          const high = (count / most) * HEIGHT;
          return <rect key={left} x={left * step + 1} y={HEIGHT - high} width={step - 2} height={high} class={left === 0 ? "won" : ""} />;
        })}
        {Array.from({ length: bars }, (_, left) => left % 5 === 0 && (
          <text key={left} x={left * step + step / 2} y={HEIGHT + 13}>
            {left}
          </text>
        ))}
      </svg>
      <figcaption>{t("web-solitaire-distribution")}</figcaption>
    </figure>
  );
}
