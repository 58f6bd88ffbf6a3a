import { assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, percentChange } from '#contract/money.ts';
import type { Portfolio, PortfolioRange } from '#contract/portfolio.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { valueAt } from '../market/value-at.ts';
import { linesOf, type Line } from '../statements/ledger-lines.ts';
import { amountsOf } from '../statements/line-amounts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far back each range goes, and how far apart its points are. All time has as many steps as `ALL_STEPS`. */
const ranges: Readonly<Record<Exclude<PortfolioRange, 'ALL'>, { length: number; step: number }>> = {
  '1D': { length: DAY, step: HOUR / 4 },
  '1W': { length: 7 * DAY, step: 2 * HOUR },
  '1M': { length: 30 * DAY, step: 8 * HOUR },
  '1Y': { length: 365 * DAY, step: 4 * DAY },
};
const ALL_STEPS = 96;

/** The moments of a range's points, oldest first; none from before the account had something. */
function momentsOf(range: PortfolioRange, first: number, end: number): { begin: number; moments: number[] } {
  const length = range === 'ALL' ? Math.max(end - first, ALL_STEPS) : ranges[range].length;
  const step = range === 'ALL' ? Math.ceil(length / ALL_STEPS) : ranges[range].step;
  const begin = end - length;
  const moments = [end];
  for (let at = end - step; at > Math.max(begin, first); at -= step) moments.unshift(at);
  if (moments[0] !== undefined && moments[0] > begin) moments.unshift(Math.max(begin, first));
  return { begin, moments: moments.filter((at, index) => at !== moments[index + 1]) };
}

/** The value of a customer's balances over time, and what was gained or lost in it. */
export function portfolioOf(
  state: SandboxState,
  customerId: string,
  range: PortfolioRange,
  currency: DisplayCurrency,
): Portfolio {
  const end = now(state);
  const lines = linesOf(state, customerId);
  const opened = lines[0] ? Math.min(Date.parse(lines[0].entry.effective_at), end) : null;
  const { begin, moments } = opened === null ? { begin: end, moments: [] } : momentsOf(range, opened, end);
  const { scale } = assets[currency];
  const used = [...new Set(lines.map(({ asset }) => asset))];
  const unpriced = used.filter((asset) => valueAt(state, { asset, minor: 0n, currency }, end) === null);
  const priced = lines.filter(({ asset }) => !unpriced.includes(asset));
  const valueOf = (asset: AssetId, minor: bigint, moment: number) =>
    valueAt(state, { asset, minor, currency }, moment) ?? 0n;
  const as_of = iso(end);
  const bookedAt = (line: Line) => momentOf(line, as_of);
  const values = replay(priced, moments, { valueOf, bookedAt });
  const [first = 0n, last = 0n] = [values[0], values.at(-1)];
  const begun = iso(moments[0] ?? end);
  const flows = priced
    // What the first point has is no flow.
    .filter((line) => isFlow(line) && bookedAt(line) > begun)
    .map((line) => valueOf(line.asset, amountsOf(line).amount, Date.parse(bookedAt(line))));
  const flow = flows.reduce((sum, value) => sum + value, 0n);
  const came = flows.reduce((sum, value) => sum + (value > 0n ? value : 0n), 0n);
  const gained = last - first - flow;
  return {
    range,
    currency,
    as_of,
    points: moments.map((moment, index) => ({
      at: iso(moment),
      value: formatAmount(values[index] ?? 0n, scale),
    })),
    net_flow: formatAmount(flow, scale),
    change: {
      amount: formatAmount(gained, scale),
      percent: percentChange(first + came, first + came + gained),
    },
    partial_since: opened !== null && opened > begin ? iso(opened) : null,
    unpriced,
  };
}

/** Money that came from others or went to them; a reward and a fee are gained and lost. */
const isFlow = ({ entry: { event } }: Line) => event !== 'converted' && event !== 'rewarded';
/** When a line counts from. One that is later than now, since the clock was set back, belongs to the balance all the same. */
const momentOf = ({ entry: { effective_at } }: Line, end: string) =>
  effective_at < end ? effective_at : end;

interface Replay {
  readonly valueOf: (asset: AssetId, minor: bigint, moment: number) => bigint;
  readonly bookedAt: (line: Line) => string;
}

/** What all was worth at each of the moments, from the lines up to it. */
function replay(lines: readonly Line[], moments: readonly number[], { valueOf, bookedAt }: Replay): bigint[] {
  const balances = new Map<AssetId, bigint>();
  let next = 0;
  return moments.map((moment) => {
    const until = iso(moment);
    for (; next < lines.length; next += 1) {
      const line = lines[next];
      if (!line || bookedAt(line) > until) break;
      balances.set(line.asset, line.balance);
    }
    return [...balances].reduce((sum, [asset, balance]) => sum + valueOf(asset, balance, moment), 0n);
  });
}
