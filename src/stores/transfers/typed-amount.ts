import { assets, inputDecimals, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount, roundAmount } from '#contract/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { ambiguousReadings, formatTypedAmount, parseTypedAmount } from '#src/intl/format/typed-amount.ts';

/** Why what was typed is no amount that can be paid. */
export type AmountProblem = 'empty' | 'format' | 'precision' | 'zero' | 'too-long' | 'ambiguous';

/** The API refuses more digits before the point: they are a slip. */
const MAX_WHOLE_DIGITS = 15;

const isCash = (asset: AssetId) => assets[asset].kind === 'fiat';

/** A typed text as a decimal string of an asset, or why it is none. Nothing is rounded. */
export function readTyped(
  typed: string,
  asset: AssetId,
  locale: NumberLocale,
):
  | { readonly value: string; readonly problem: null }
  | { readonly value: null; readonly problem: AmountProblem } {
  const problem = (reason: AmountProblem) => ({ value: null, problem: reason });
  if (typed.trim() === '') return problem('empty');
  const value = parseTypedAmount(typed, locale, asset);
  if (value === null) return problem('format');
  const [whole = '', decimals = ''] = value.split('.');
  if (decimals.length > inputDecimals(asset)) return problem('precision');
  if (whole.length > MAX_WHOLE_DIGITS) return problem('too-long');
  return value === '0' ? problem('zero') : { value, problem: null };
}

/**
 * Whether a text that was typed still says an amount: after a change of the number format it may say another one. A text without an
 * amount stays what it is.
 */
export const saysAmount = (
  typed: string,
  value: string | null,
  asset: AssetId,
  locale: NumberLocale,
): boolean => value === null || readTyped(typed, asset, locale).value === value;

/** An amount of an asset as somebody would type it, with groups. */
export const typedText = (amount: string, asset: AssetId, locale: NumberLocale): string =>
  formatTypedAmount(amount, locale, isCash(asset));

/**
 * The two amounts that a pasted text can mean, where a mark may part thousands or decimals (`1,234`) and both can be paid in an
 * asset; null where it can mean one.
 */
export function readingsIn(typed: string, asset: AssetId): readonly [string, string] | null {
  const readings = ambiguousReadings(typed, asset);
  return readings && (readings[1].split('.')[1] ?? '').length <= inputDecimals(asset) ? readings : null;
}

/** A share of what is available, in the asset, cut off at the decimals that can be typed. @param percent whole percent */
export function shareOf(available: string, percent: number, asset: AssetId): string {
  const { scale } = assets[asset];
  const part = (parseAmount(available, scale) * BigInt(percent)) / 100n;
  return typeable(formatAmount(part, scale), asset);
}

/** An amount without the decimals that can't be typed. */
export function typeable(amount: string, asset: AssetId): string {
  const { scale } = assets[asset];
  const decimals = inputDecimals(asset);
  return formatAmount(roundAmount(parseAmount(amount, scale), scale, decimals, 'floor'), decimals);
}
