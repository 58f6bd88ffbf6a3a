import { displayCurrencies, type DisplayCurrency } from '#contract/assets.ts';
import {
  PRICE_ALERT_DECIMALS,
  PRICE_ALERT_DIGITS,
  PRICE_ALERT_MAX_CHANGE,
  type AlertKind,
} from '#contract/price-alerts.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';

interface Typed {
  readonly kind: AlertKind;
  /** As it was typed. */
  readonly typed: string;
  /** What it means: a decimal string, null for none. */
  readonly amount: string | null;
}

/** What is wrong with the value of an alert, by the rules that the API refuses it by; null for nothing. */
export function valueProblem(
  { kind, typed, amount }: Typed,
  errors: Messages['priceAlerts']['errors'],
  locale: NumberLocale,
): string | null {
  const isChange = kind === 'change_24h';
  if (typed.trim() === '') return isChange ? errors.percentPresent : errors.pricePresent;
  if (amount === null)
    return interpolate(errors.number, { example: formatTypedAmount(isChange ? '5.5' : '70000', locale) });
  const [whole = '', fraction = ''] = amount.split('.');
  if (!/[1-9]/.test(amount)) return errors.zero;
  const decimals = PRICE_ALERT_DECIMALS[kind];
  if (fraction.length > decimals) return interpolate(errors.decimals, { decimals });
  if (isChange && Number(amount) > PRICE_ALERT_MAX_CHANGE)
    return interpolate(errors.tooLarge, {
      max: formatTypedAmount(String(PRICE_ALERT_MAX_CHANGE), locale),
    });
  if (whole.length > PRICE_ALERT_DIGITS) return interpolate(errors.tooLong, { digits: PRICE_ALERT_DIGITS });
  return null;
}

/** A dollar and a tether are the same: the price of one in the other never moves. */
const dollars: readonly string[] = ['usd', 'usdt'];

/** The currencies that the price of an asset can be in. */
export const currenciesFor = (asset: string): readonly DisplayCurrency[] =>
  displayCurrencies.filter(
    (currency) => currency !== asset && !(dollars.includes(asset) && dollars.includes(currency)),
  );

/** That which its price is shown in, where an alert can be in it; else dollars, as the market shows it then. */
export function usualCurrency(asset: string, shown: DisplayCurrency): DisplayCurrency {
  const all = currenciesFor(asset);
  return [shown, 'usd'].flatMap((one) => all.filter((currency) => currency === one))[0] ?? all[0] ?? 'ngn';
}
