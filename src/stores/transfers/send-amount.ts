import { assets, inputDecimals, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { divideByRate, formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import type { SendDraft } from './send-draft.ts';
import { readingsIn, readTyped, saysAmount, typedText } from './typed-amount.ts';

export type DraftAmount = SendDraft['amount'];
type AmountUnit = DraftAmount['shown'];

/** What an amount is typed in, and how one unit becomes the other. */
export interface AmountUnits {
  readonly asset: AssetId;
  readonly currency: DisplayCurrency;
  /** Units of the currency for one of the asset, held while somebody types; null without a price. */
  readonly rate: string | null;
  readonly locale: NumberLocale;
}

const assetOf = ({ asset, currency }: AmountUnits, unit: AmountUnit): AssetId =>
  unit === 'asset' ? asset : currency;

/** Typing fixes the amount in the unit that the field shows. Without a currency's fixed amount its unit is forgotten. */
export function typeAmount(amount: DraftAmount, typed: string, units: AmountUnits): DraftAmount {
  const { value } = readTyped(typed, assetOf(units, amount.shown), units.locale);
  return fixAmount({ ...amount, typed, value }, amount.shown, units);
}

function fixAmount(
  amount: Pick<DraftAmount, 'shown' | 'typed' | 'value'>,
  fixed: AmountUnit,
  { currency }: AmountUnits,
): DraftAmount {
  const { shown, typed, value } = amount;
  return {
    shown,
    typed,
    fixed,
    value,
    max: false,
    ...(fixed === 'fiat' && value !== null ? { currency } : {}),
  };
}

/** An amount of the asset or the currency that was chosen, not typed: a part of the balance, what is left of a limit. */
export function setAmount(
  amount: DraftAmount,
  value: string,
  fixed: AmountUnit,
  units: AmountUnits,
): DraftAmount {
  const next = fixAmount({ shown: amount.shown, typed: '', value }, fixed, units);
  const typed = textIn(next, amount.shown, units);
  return typed === null
    ? { ...next, shown: fixed, typed: textIn(next, fixed, units) ?? '' }
    : { ...next, typed };
}

/** All of the balance; the API computes how much arrives. */
export const setMax = (amount: DraftAmount): DraftAmount => ({
  shown: amount.shown,
  typed: '',
  fixed: 'asset',
  value: null,
  max: true,
});

/** Shows the amount in the other unit. What is sent stays the same; a text that is no amount yet counts in the other unit from now on. */
export function toggleUnit(amount: DraftAmount, units: AmountUnits): DraftAmount {
  const shown = amount.shown === 'asset' ? 'fiat' : 'asset';
  if (amount.max) return { ...amount, shown };
  if (amount.value === null) {
    // Of two readings the person chooses, whatever the field shows: a press of another button is no answer.
    const isAmbiguous = ([amount.shown, shown] as const).some((unit) =>
      readingsIn(amount.typed, assetOf(units, unit)),
    );
    return isAmbiguous ? { ...amount, shown } : typeAmount({ ...amount, shown }, amount.typed, units);
  }
  const typed = textIn(amount, shown, units);
  return typed === null ? amount : { ...amount, shown, typed };
}

/** What the field shows of a fixed amount in a unit; null without a rate. */
function textIn({ fixed, value }: DraftAmount, unit: AmountUnit, units: AmountUnits): string | null {
  if (value === null) return '';
  const shown = assetOf(units, unit);
  const converted = fixed === unit ? value : convert(value, fixed, units);
  return converted === null ? null : typedText(converted, shown, units.locale);
}

/** An amount in the other unit, as a decimal string: cut off in the asset, as the API does, and rounded half-even in the currency. */
export function convert(
  value: string,
  from: AmountUnit,
  { asset, currency, rate }: AmountUnits,
): string | null {
  if (rate === null || !/[1-9]/.test(rate)) return null;
  const [coin, money] = [assets[asset].scale, assets[currency].scale];
  if (from === 'asset')
    return formatAmount(multiplyByRate(parseAmount(value, coin), coin, rate, money, 'half-even'), money);
  const decimals = inputDecimals(asset);
  return formatAmount(divideByRate(parseAmount(value, money), money, rate, decimals, 'floor'), decimals);
}

/** The same amount with groups, once the field is left. Text that is no amount stays as it is. */
export function groupTyped(amount: DraftAmount, units: AmountUnits): DraftAmount {
  const typed = amount.value === null ? null : textIn(amount, amount.shown, units);
  return typed === null ? amount : { ...amount, typed };
}

/** What a pasted text can mean in the unit that the field shows (`readingsIn`). */
export const readingsOf = (typed: string, amount: DraftAmount, units: AmountUnits) =>
  readingsIn(typed, assetOf(units, amount.shown));

interface FitOptions {
  readonly asset: AssetId;
  readonly currency: DisplayCurrency;
  /** Banks take naira, by the naira. */
  readonly isBank: boolean;
}

/** The amount as it can be meant for this asset and receiver: in the currency itself there is nothing to convert. */
export function fitAmount(amount: DraftAmount, { asset, currency, isBank }: FitOptions): DraftAmount {
  if (amount.shown === 'asset' && amount.fixed === 'asset') return amount;
  if (asset === currency) return { ...amount, shown: 'asset', fixed: 'asset' };
  if (!isBank) return amount;
  return amount.fixed === 'asset' && amount.max
    ? { ...amount, shown: 'asset' }
    : { shown: 'asset', typed: '', fixed: 'asset', value: null, max: false };
}

/**
 * What the field shows: what was typed, or the same sum in the other unit at the present rate.
 * @param most all of the balance in the unit that is shown, once the API has computed it.
 */
export function fieldText(amount: DraftAmount, units: AmountUnits, most: string | null): string {
  if (amount.max) return most === null ? '' : typedText(most, assetOf(units, amount.shown), units.locale);
  const { fixed, shown, typed, value } = amount;
  // A text of another number format, from before it was changed, would show another sum than the one that is sent.
  const isRead = saysAmount(typed, value, assetOf(units, shown), units.locale);
  return shown === fixed && isRead ? typed : (textIn(amount, shown, units) ?? typed);
}
