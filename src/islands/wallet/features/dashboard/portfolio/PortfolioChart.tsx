import type { Portfolio } from '#contract/portfolio.ts';
import { formatCompactMoney } from '#src/intl/format/compact-money.ts';
import { formatAxisTime } from '#src/intl/format/chart-time.ts';
import { formatPercent } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { PortfolioReadout } from './PortfolioReadout.tsx';
import { GRID, linePath, portfolioLine, type PortfolioLine } from './portfolio-line.ts';
import { spanOf, usePointTexts } from './use-point-texts.ts';
import { useScrub } from './use-scrub.ts';

/** Dates under the line. */
const AXIS_LABELS = 5;

const percentOf = (grid: number) => `${(grid * 100) / GRID}%`;

/** A line with a cursor, which a pointer or the arrow keys move. */
export function PortfolioChart({ portfolio }: { portfolio: Portfolio }) {
  const { portfolio: texts } = useMessages('dashboard');
  const { locale } = useI18n();
  const { points } = portfolio;
  const { valueAt, timeAt } = usePointTexts(portfolio);
  const { index, handlers } = useScrub(points.length);
  const summary = useSummary(portfolio);
  const last = points.length - 1;
  const at = index ?? last;
  const span = spanOf(portfolio);
  const evenly = Array.from({ length: AXIS_LABELS }, (_, label) =>
    Math.round((label * last) / (AXIS_LABELS - 1)),
  );
  // A young account has fewer points than labels.
  const axis = [...new Set(evenly)];

  return (
    <figure className="chart">
      <figcaption className="sr">{summary}</figcaption>
      <PortfolioReadout portfolio={portfolio} index={index} />
      <div
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={texts.cursor}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={interpolate(texts.point, { value: valueAt(at), time: timeAt(at) })}
        {...handlers}
      >
        <Drawing portfolio={portfolio} index={index} />
      </div>
      <div className="axis" aria-hidden="true">
        {axis.map((point) => (
          <span key={point}>{formatAxisTime(points[point]?.at ?? '', locale, span)}</span>
        ))}
      </div>
    </figure>
  );
}

/** What the line shows, in a sentence. */
function useSummary(portfolio: Portfolio): string {
  const { portfolio: texts } = useMessages('dashboard');
  const { numberLocale } = useI18n();
  const { hidden, valueAt, timeAt } = usePointTexts(portfolio);
  const { points, range, change } = portfolio;
  const period = texts.periods[range];
  if (hidden) {
    return change.percent === null
      ? interpolate(texts.summaryHidden, { period })
      : interpolate(texts.summaryHiddenChange, {
          period,
          change: formatPercent(change.percent, numberLocale),
        });
  }
  const line = portfolioLine(points.map(({ value }) => value));
  if (!line) return '';
  return interpolate(texts.summary, {
    period,
    first: valueAt(0),
    from: timeAt(0),
    last: valueAt(points.length - 1),
    high: valueAt(line.high),
    highAt: timeAt(line.high),
    low: valueAt(line.low),
    lowAt: timeAt(line.low),
  });
}

function Drawing({ portfolio, index }: { portfolio: Portfolio; index: number | null }) {
  const line = portfolioLine(portfolio.points.map(({ value }) => value));
  const start = line?.points[0];
  const cursor = line?.points[index ?? line.points.length - 1];
  if (!line || !start || !cursor) return null;
  const end = index ?? line.points.length - 1;
  return (
    <svg aria-hidden="true">
      <line className="start" x1="0" x2="100%" y1={percentOf(start.y)} y2={percentOf(start.y)} />
      <svg viewBox={`0 0 ${GRID} ${GRID}`} preserveAspectRatio="none">
        <path className="line" d={linePath(line.points.slice(0, end + 1))} />
        <path className="after" d={linePath(line.points.slice(end))} />
      </svg>
      {index === null && <Extremes portfolio={portfolio} line={line} />}
      {index !== null && (
        <line className="cursor" x1={percentOf(cursor.x)} x2={percentOf(cursor.x)} y1="0" y2="100%" />
      )}
      <circle
        className={index === null ? 'now' : 'cursor'}
        cx={percentOf(cursor.x)}
        cy={percentOf(cursor.y)}
        r={index === null ? 4 : 6}
      />
    </svg>
  );
}

/** The highest and the lowest value; nothing while amounts are hidden, or where the value never changed. */
function Extremes({ portfolio, line }: { portfolio: Portfolio; line: PortfolioLine }) {
  const { numberLocale } = useI18n();
  const { hidden } = usePointTexts(portfolio);
  if (hidden || line.high === line.low) return null;
  return [line.high, line.low].map((index) => {
    const { x = 0, y = 0 } = line.points[index] ?? {};
    const anchor = x < GRID / 6 ? 'start' : x > (GRID * 5) / 6 ? 'end' : 'middle';
    return (
      <text
        key={index}
        x={percentOf(x)}
        y={percentOf(y)}
        dy={index === line.high ? -8 : 18}
        textAnchor={anchor}
      >
        {formatCompactMoney(portfolio.points[index]?.value ?? '', portfolio.currency, numberLocale)}
      </text>
    );
  });
}
