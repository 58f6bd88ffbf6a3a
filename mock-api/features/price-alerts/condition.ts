import { parseAmount } from '#contract/money.ts';
import type { PriceAlert } from '#contract/price-alerts.ts';
import { PRICE_SCALE } from '../market/reference-prices.ts';
import type { MarketRow } from '../market/market-rows.ts';
import { rowBounds } from '../market/row-bounds.ts';

const DAY = 86_400_000;

/** What an alert watches for, at single moments of the market: multiples of `step`, in milliseconds since 1970. */
export interface Condition {
  readonly step: number;
  readonly holds: (moment: number) => boolean;
  /** False when no moment from one to another can have this outcome. */
  readonly mayBe: (outcome: boolean, from: number, to: number) => boolean;
}

/** Between two points of a price path, which are five seconds apart, a price moves in a straight line: it crosses nothing unseen. */
const PRICE_STEP = 5000;
const CHANGE_STEP = 60_000;

type Watched = Pick<PriceAlert, 'kind' | 'value' | 'currency'>;

/** @param seed of the market */
export function conditionOf(seed: number, row: MarketRow, alert: Watched): Condition {
  return alert.kind === 'change_24h' ? changeCondition(seed, row, alert) : priceCondition(seed, row, alert);
}

function priceCondition(seed: number, row: MarketRow, { kind, value, currency }: Watched): Condition {
  const target = parseAmount(value, PRICE_SCALE);
  const reaches = (price: bigint) => (kind === 'above' ? price >= target : price <= target);
  return {
    step: PRICE_STEP,
    holds: (moment) => reaches(rowBounds(seed, row.id, currency, moment, moment).high),
    mayBe: (outcome, from, to) => {
      const { high, low } = rowBounds(seed, row.id, currency, from, to);
      return reaches(high) === outcome || reaches(low) === outcome;
    },
  };
}

/** Percent of a hundred at the scale of a value of change. */
const HUNDRED_PERCENT = 10_000n;

function changeCondition(seed: number, row: MarketRow, { value }: Watched): Condition {
  const hundredths = parseAmount(value, 2);
  const has = (difference: bigint, before: bigint) => difference * HUNDRED_PERCENT >= hundredths * before;
  const rose = (before: bigint, now: bigint) => has(now - before, before);
  const fell = (before: bigint, now: bigint) => has(before - now, before);
  const bounds = (from: number, to: number) => rowBounds(seed, row.id, 'usdt', from, to);
  return {
    step: CHANGE_STEP,
    holds: (moment) => {
      const [before, now] = [bounds(moment - DAY, moment - DAY).high, bounds(moment, moment).high];
      return rose(before, now) || fell(before, now);
    },
    mayBe: (outcome, from, to) => {
      const [before, now] = [bounds(from - DAY, to - DAY), bounds(from, to)];
      if (outcome) return rose(before.low, now.high) || fell(before.high, now.low);
      return !rose(before.high, now.low) && !fell(before.low, now.high);
    },
  };
}

/**
 * The first moment after one and up to another at which a condition has an outcome; null when there is none. It looks only into
 * the halves of the period that can hold one, so a year without one costs as much as a minute.
 */
export function firstMoment(
  { step, holds, mayBe }: Condition,
  outcome: boolean,
  after: number,
  until: number,
): number | null {
  const search = (first: number, last: number): number | null => {
    if (first > last) return null;
    if (first === last) return holds(first * step) === outcome ? first * step : null;
    if (!mayBe(outcome, first * step, last * step)) return null;
    const middle = Math.floor((first + last) / 2);
    return search(first, middle) ?? search(middle + 1, last);
  };
  return search(Math.floor(after / step) + 1, Math.floor(until / step));
}
