import { assets, type DisplayCurrency } from '#contract/assets.ts';
import type { JobContext } from '../../core/jobs.ts';
import { marketTime } from '../market/market-settings.ts';
import type { MarketRow } from '../market/market-rows.ts';
import { rowBounds } from '../market/row-bounds.ts';
import { sendAccountEmail } from '../account-emails/send-account-email.ts';
import { notify } from '../notifications/notifications.ts';
import { flagsOf } from '../notifications/state.ts';
import type { User } from '../users/state.ts';
import type { StoredAlert } from './state.ts';

/** A price as a title has it: `$70,000`, `0.45 USDT`. With all of its decimals, and none that say nothing. */
export function formatPrice(price: string, currency: DisplayCurrency): string {
  const { kind, symbol } = assets[currency];
  const options: Intl.NumberFormatOptions = {
    maximumFractionDigits: 18,
    trailingZeroDisplay: 'stripIfInteger',
  };
  const text = price as Intl.StringNumericLiteral;
  // Both languages write a price with the same marks.
  if (kind !== 'fiat') return `${new Intl.NumberFormat('en', options).format(text)} ${symbol}`;
  const style = { style: 'currency', currency: symbol, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat('en', { ...options, ...style }).format(text);
}

const DAY = 86_400_000;

/** Which of the texts an alert is told with. */
function textOf({ state }: JobContext, row: MarketRow, { kind }: StoredAlert, at: number) {
  if (kind === 'above') return 'price_above';
  if (kind === 'below') return 'price_below';
  const moment = marketTime(state, at);
  const priceAt = (time: number) => rowBounds(state.seed, row.id, 'usdt', time, time).high;
  return priceAt(moment) >= priceAt(moment - DAY) ? 'price_rose' : 'price_fell';
}

/**
 * Tells somebody that the price has reached what an alert watches for, on the alert's channels. An email is sent only while the
 * person gets emails, and hears of trades at all.
 * @param at when it did, in milliseconds since 1970
 */
export function tellAlert(
  context: JobContext,
  user: User,
  row: MarketRow,
  alert: StoredAlert,
  at: number,
): void {
  const { state } = context;
  const { channels, value, currency } = alert;
  const text = textOf(context, row, alert, at);
  const values = { asset: row.symbol, price: formatPrice(value, currency), percent: value };
  if (channels.includes('notification'))
    notify(state, user, { type: 'trade', text, values, link: `/w/token/${row.id}`, at });
  const { email_notifications, trade_alerts } = flagsOf(state, user.customer_id);
  if (channels.includes('email') && email_notifications && trade_alerts)
    sendAccountEmail(context, user, text, values);
}
