import { numberTag, type NumberLocale } from './number-locale.ts';

const separators = new Map<string, { group: string; decimal: string }>();

function separatorsOf(locale: NumberLocale): { group: string; decimal: string } {
  const tag = numberTag(locale);
  let found = separators.get(tag);
  if (!found) {
    const parts = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(1234567.5);
    const valueOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
    separators.set(tag, (found = { group: valueOf('group'), decimal: valueOf('decimal') }));
  }
  return found;
}

/** Spaces between groups, as people and Intl write them, and the currency signs that come along when an amount is pasted. */
const ignored = /[\s\u00A0\u2009\u202F'₦$]/g;

/** No amount is longer, with its groups and its currency: a longer text, which would take seconds to read, is none. */
const LONGEST = 100;

/**
 * Reads an amount as it was typed or pasted, in the person's number format: `1,234.5` and `₦1 234.50` are `1234.5` in English.
 * @returns a decimal string as the contract has it; null for anything that is no amount, also where the separators could mean
 * two amounts.
 */
export function parseTypedAmount(typed: string, locale: NumberLocale): string | null {
  if (typed.length > LONGEST) return null;
  const { group, decimal } = separatorsOf(locale);
  // Full-width digits and marks, which Chinese keyboards type, become ordinary ones.
  const text = typed.normalize('NFKC').replace(ignored, '');
  const [whole = '', fraction = '', ...rest] = text.split(decimal);
  if (rest.length > 0) return null;
  const isGrouping = group.trim() !== '' && whole.includes(group);
  if (
    isGrouping &&
    !whole.split(group).every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part))
  )
    return null;
  const digits = isGrouping ? whole.replaceAll(group, '') : whole;
  if (!/^\d*$/.test(digits) || !/^\d*$/.test(fraction) || digits + fraction === '') return null;
  const shortest = fraction.replace(/0+$/, '');
  return (digits.replace(/^0+(?=\d)/, '') || '0') + (shortest === '' ? '' : `.${shortest}`);
}

/**
 * A decimal string as somebody would type it, with groups: `1234.5` is `1,234.5` in English. `parseTypedAmount` reads it back.
 * @param isCash writes a part of a naira or a dollar with both its digits: `1,234.50`.
 */
export function formatTypedAmount(amount: string, locale: NumberLocale, isCash = false): string {
  const { group, decimal } = separatorsOf(locale);
  const [whole = '', fraction = ''] = amount.split('.');
  const digits = isCash && fraction !== '' ? fraction.padEnd(2, '0') : fraction;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return digits === '' ? grouped : grouped + decimal + digits;
}

/**
 * The two amounts that a text can mean when nobody knows in which format it was written: `1,234` and `1.234` are one thousand two
 * hundred and thirty-four, or a little more than one. The thousands come first; null where it can mean one.
 */
export function ambiguousReadings(text: string): readonly [thousands: string, decimals: string] | null {
  if (text.length > LONGEST) return null;
  const found = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(text.normalize('NFKC').replace(ignored, ''));
  if (!found) return null;
  const [, whole = '', rest = ''] = found;
  const decimals = rest.replace(/0+$/, '');
  return [whole + rest, decimals === '' ? whole : `${whole}.${decimals}`];
}
