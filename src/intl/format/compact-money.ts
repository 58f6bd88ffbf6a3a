import { assets, type AssetId } from '#contract/assets.ts';
import { numberTag, type NumberLocale } from './number-locale.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount in the least room, for the marks of a chart: `₦12.79M`, `₦1279万`, `0.185 BTC`. Rounded: an amount that
 * somebody acts on is written by `formatMoney`.
 * @param amount decimal string.
 */
export function formatCompactMoney(amount: string, asset: AssetId, locale: NumberLocale): string {
  const { kind, symbol } = assets[asset];
  const tag = numberTag(locale);
  const key = `${tag} ${kind === 'fiat' ? symbol : ''}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      notation: 'compact',
      maximumSignificantDigits: 4,
      ...(kind === 'fiat' && { style: 'currency', currency: symbol, currencyDisplay: 'narrowSymbol' }),
    });
    formatters.set(key, format);
  }
  const text = format.format(amount as Intl.StringNumericLiteral);
  return kind === 'fiat' ? text : `${text} ${symbol}`;
}
