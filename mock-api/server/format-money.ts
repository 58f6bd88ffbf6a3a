import { assets, type AssetId } from '#contract/assets.ts';
import type { LanguageCode } from '#contract/fields.ts';

/** An amount in a message of the server. */
export interface MoneyValue {
  readonly asset: AssetId;
  readonly amount: string;
}

/** Formatters by language and asset: making one takes longer than the rest of most calls. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: LanguageCode, asset: AssetId): Intl.NumberFormat {
  const key = `${language} ${asset}`;
  const known = formatters.get(key);
  if (known) return known;
  const { kind, scale, symbol } = assets[asset];
  const formatter = new Intl.NumberFormat(
    language,
    kind === 'fiat'
      ? { style: 'currency', currency: symbol, currencyDisplay: 'narrowSymbol' }
      : { maximumFractionDigits: scale },
  );
  formatters.set(key, formatter);
  return formatter;
}

/** `₦5,000.00`, `1,250.5 USDT`. The number is passed as text, which Intl formats exactly (ECMA-402, section 15.5). */
export function formatMoney(language: LanguageCode, { asset, amount }: MoneyValue): string {
  const text = formatterOf(language, asset).format(amount as Intl.StringNumericLiteral);
  return assets[asset].kind === 'fiat' ? text : `${text} ${assets[asset].symbol}`;
}
