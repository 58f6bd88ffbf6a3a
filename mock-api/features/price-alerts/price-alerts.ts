import { formatAmount, isAmount, percentChange } from '#contract/money.ts';
import {
  PRICE_ALERT_DECIMALS,
  PRICE_ALERT_DIGITS,
  PRICE_ALERT_MAX_CHANGE,
  type PriceAlert,
} from '#contract/price-alerts.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from '../market/market-settings.ts';
import { findMarketRow, type MarketRow } from '../market/market-rows.ts';
import { PRICE_SCALE } from '../market/reference-prices.ts';
import { isUnpriced, rowBounds } from '../market/row-bounds.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { conditionOf } from './condition.ts';
import { quietUntil } from './next-telling.ts';
import type { StoredAlert } from './state.ts';
import { formatPrice } from './tell-alert.ts';

const DAY = 86_400_000;

export const alertsOf = (state: SandboxState, customerId: string): readonly StoredAlert[] =>
  own(state.priceAlerts, customerId) ?? [];

export function presentAlert(state: SandboxState, alert: StoredAlert): PriceAlert {
  const { last_told_at, judged_until: _until, armed: _armed, ...rest } = alert;
  const quiet = quietUntil(alert);
  const { symbol = alert.asset, name = alert.asset } = findMarketRow(alert.asset) ?? {};
  return {
    ...rest,
    symbol,
    name,
    last_told_at: last_told_at === null ? null : iso(last_told_at),
    next_at: quiet > now(state) ? iso(quiet) : null,
  };
}

type Watched = Pick<PriceAlert, 'kind' | 'value' | 'currency'>;

/** @throws ApiError 422 `alert_value_invalid` for what no price and no change can be */
export function refuseNonsense({ kind, value }: Pick<Watched, 'kind' | 'value'>): void {
  const decimals = PRICE_ALERT_DECIMALS[kind];
  const [whole = '', fraction = ''] = value.split('.');
  const isValue =
    isAmount(value) &&
    value !== '0' &&
    fraction.length <= decimals &&
    whole.length <= PRICE_ALERT_DIGITS &&
    (kind !== 'change_24h' || Number(value) <= PRICE_ALERT_MAX_CHANGE);
  if (!isValue) throw paymentError('alert_value_invalid', { decimals }, { decimals });
}

/** @throws ApiError 409 `price_unavailable` while the row has no live price */
export function refuseUnpriced(state: SandboxState, row: MarketRow, { kind, currency }: Watched): void {
  if (isUnpriced(state, row.id, kind === 'change_24h' ? 'usdt' : currency))
    throw paymentError('price_unavailable');
}

/** Whether the price is now where an alert watches for it. */
export const isTrueNow = (state: SandboxState, row: MarketRow, watched: Watched): boolean =>
  conditionOf(state.seed, row, watched).holds(marketTime(state));

/** @throws ApiError 422 `alert_already_true` for an alert that would be told at once */
export function refuseAlreadyTrue(state: SandboxState, row: MarketRow, watched: Watched): void {
  if (!isTrueNow(state, row, watched)) return;
  const { kind, currency } = watched;
  const time = marketTime(state);
  const priceAt = (moment: number, unit: typeof currency) =>
    rowBounds(state.seed, row.id, unit, moment, moment).high;
  if (kind === 'change_24h') {
    const price = priceAt(time, 'usdt');
    const change_24h = percentChange(priceAt(time - DAY, 'usdt'), price) ?? '0';
    throw paymentError(
      'alert_already_true',
      { price: formatAmount(price, PRICE_SCALE), change_24h },
      { price: `${change_24h.startsWith('-') ? '' : '+'}${change_24h}%` },
    );
  }
  const price = formatAmount(priceAt(time, currency), PRICE_SCALE);
  throw paymentError(
    'alert_already_true',
    { price, change_24h: null },
    { price: formatPrice(price, currency) },
  );
}
