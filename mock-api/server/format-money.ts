import { assets, type AssetId } from '#contract/assets.ts';
import type { LanguageCode } from '#contract/fields.ts';

/** An amount in a message of the server. */
export interface MoneyValue {
  readonly asset: AssetId;
  readonly amount: string;
}

/** `₦5,000.00`, `1,250.5 USDT`. The number is passed as text, which Intl formats exactly (ECMA-402, section 15.5). */
export function formatMoney(language: LanguageCode, { asset, amount }: MoneyValue): string {
  const { kind, scale, symbol } = assets[asset];
  if (kind === 'fiat')
    return new Intl.NumberFormat(language, {
      style: 'currency',
      currency: symbol,
      currencyDisplay: 'narrowSymbol',
    }).format(amount as Intl.StringNumericLiteral);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: scale });
  return `${number.format(amount as Intl.StringNumericLiteral)} ${symbol}`;
}
