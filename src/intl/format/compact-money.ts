import { assets, type AssetId } from '#contract/assets.ts';
import { numberTag, type NumberLocale } from './number-locale.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** @param currency the symbol of cash, `NGN`; empty for a number alone. */
function compactFormat(currency: string, locale: NumberLocale): Intl.NumberFormat {
  const tag = numberTag(locale);
  const key = `${tag} ${currency}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      notation: 'compact',
      maximumSignificantDigits: 4,
      ...(currency !== '' && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    });
    formatters.set(key, format);
  }
  return format;
}

/** A number in the least room: `120.6M`, `1.206亿`. @param amount decimal string. */
export const formatCompactNumber = (amount: string, locale: NumberLocale): string =>
  compactFormat('', locale).format(amount as Intl.StringNumericLiteral);

/**
 * An amount in the least room, for the marks of a chart: `₦12.79M`, `₦1279万`, `0.185 BTC`. Rounded: an amount that
 * somebody acts on is written by `formatMoney`.
 * @param amount decimal string.
 */
export function formatCompactMoney(amount: string, asset: AssetId, locale: NumberLocale): string {
  const { kind, symbol } = assets[asset];
  const format = compactFormat(kind === 'fiat' ? symbol : '', locale);
  const text = format.format(amount as Intl.StringNumericLiteral);
  return kind === 'fiat' ? text : `${text} ${symbol}`;
}
