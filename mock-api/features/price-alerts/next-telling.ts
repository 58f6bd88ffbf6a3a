import { PRICE_ALERT_COOLDOWN_MS } from '#contract/price-alerts.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime, momentOfMarket } from '../market/market-settings.ts';
import type { MarketRow } from '../market/market-rows.ts';
import { isUnpriced } from '../market/row-bounds.ts';
import { conditionOf, firstMoment } from './condition.ts';
import type { StoredAlert } from './state.ts';

type Judged = Pick<StoredAlert, 'armed' | 'judged_until'>;

/** How an alert stands after a period was judged. */
interface Verdict {
  readonly after: Judged;
  /** When it has to be told, in milliseconds of the sandbox's time: then nothing later is judged yet. */
  readonly toldAt: number | null;
}

/** Until when a repeated alert stays quiet, in milliseconds since 1970. */
export const quietUntil = ({ repeat, last_told_at }: StoredAlert): number =>
  repeat && last_told_at !== null ? last_told_at + PRICE_ALERT_COOLDOWN_MS : -Infinity;

/** What an unpriced alert counts as, and one that nobody waits for. */
export const isIdle = (state: SandboxState, row: MarketRow, alert: StoredAlert): boolean =>
  alert.paused ||
  alert.status === 'told' ||
  isUnpriced(state, row.id, alert.kind === 'change_24h' ? 'usdt' : alert.currency);

/**
 * Judges an alert from where it was judged last up to a moment of the sandbox's time. The outcome does not depend on how often it
 * is judged: it is a function of the price's path.
 */
export function nextTelling(state: SandboxState, row: MarketRow, alert: StoredAlert, until: number): Verdict {
  const { judged_until } = alert;
  let { armed } = alert;
  if (until <= judged_until) return { after: { armed, judged_until }, toldAt: null };
  if (isIdle(state, row, alert)) return { after: { armed, judged_until: until }, toldAt: null };
  const condition = conditionOf(state.seed, row, alert);
  const end = marketTime(state, until);
  let after = marketTime(state, judged_until);
  if (!armed) {
    const otherSide = firstMoment(condition, false, after, end);
    if (otherSide === null) return { after: { armed, judged_until: until }, toldAt: null };
    armed = true;
    after = otherSide;
  }
  const quiet = quietUntil(alert);
  // The moment at which the quiet hour ends counts: the search begins after the one before it.
  if (quiet > -Infinity) after = Math.max(after, marketTime(state, quiet) - 1);
  const moment = firstMoment(condition, true, after, end);
  if (moment === null) return { after: { armed, judged_until: until }, toldAt: null };
  const toldAt = momentOfMarket(state, moment);
  return { after: { armed: false, judged_until: toldAt }, toldAt };
}
