import { assets, type AssetId } from '#contract/assets.ts';
import { toHalfWidth } from '#contract/text/ascii-field.ts';
import { numberTag, type NumberLocale } from './number-locale.ts';

const separators = new Map<string, { group: string; decimal: string }>();

/** What parts groups of digits in a number format, and what parts the decimals. */
export function separatorsOf(locale: NumberLocale): { group: string; decimal: string } {
  const tag = numberTag(locale);
  let found = separators.get(tag);
  if (!found) {
    const parts = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(1234567.5);
    const valueOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
    separators.set(tag, (found = { group: valueOf('group'), decimal: valueOf('decimal') }));
  }
  return found;
}

/** What an amount is in: an asset, or a share in percent. */
export type AmountUnit = AssetId | '%';

/** No amount is longer, with its groups and its unit: a longer text, which would take seconds to read, is none. */
const LONGEST = 100;

/** The blanks that people and Intl write between groups, and between an amount and its unit. No tab or line break: those part two cells. */
const BLANKS = String.raw` \u00A0\u2009\u202F`;
const blanks = new RegExp(`[${BLANKS}]`, 'g');
/** Blanks, and marks without a width that come along with a copy: soft hyphen, zero-width space, direction marks and isolates. */
const EDGE = String.raw`[${BLANKS}\u00AD\u200B-\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]*`;

/** Signs of units, as regular expressions. `N5,000` is how naira are written where `₦` has no key. */
const signs: Partial<Record<AmountUnit, string>> = { ngn: '₦|N', usd: String.raw`(?:US)?\$`, '%': '%' };

const frames = new Map<AmountUnit, RegExp>();

/** An amount with the code or the sign of its own unit, which may stand at its ends. */
function frameOf(unit: AmountUnit): RegExp {
  let found = frames.get(unit);
  if (!found) {
    const own = [signs[unit], unit === '%' ? undefined : assets[unit].symbol].filter(Boolean).join('|');
    const end = `(?:(?:${own})${EDGE})?`;
    found = new RegExp(String.raw`^${EDGE}${end}([\d.,'’](?:.*[\d.,'’])?)${EDGE}${end}$`, 'i');
    frames.set(unit, found);
  }
  return found;
}

/** The digits and separators of a typed text, without what may surround them; null where something else is in it. */
function bareNumber(typed: string, unit: AmountUnit): string | null {
  if (typed.length > LONGEST) return null;
  const [, bare = ''] = frameOf(unit).exec(toHalfWidth(typed.trim())) ?? [];
  const text = bare.replace(blanks, ' ').replaceAll('’', "'");
  return /^[\d.,' ]+$/.test(text) ? text : null;
}

/**
 * Whole numbers with their thousands in groups: three digits after each separator, one separator throughout. Nobody groups a zero:
 * the mark after it is the decimal mark of another format, and `0,125` as 125 would be a thousand times too much.
 */
const isGrouped = (whole: string, separator: string): boolean => {
  const [first = '', ...groups] = whole.split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

/** The digits of a whole number that may have groups; null where what parts them is no separator of groups. */
function ungroup(whole: string, group: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const separator = [group, ' ', "'"].find((one) => isGrouped(whole, one));
  return separator === undefined ? null : whole.replaceAll(separator, '');
}

/**
 * Reads an amount as it was typed or pasted, in the person's number format: `1,234.5`, `₦1 234.50` and `1，234。5` are `1234.5` in
 * English. Only digits, separators, one decimal mark and the amount's own unit count. A blank is a separator where exactly three
 * digits follow; anywhere else it parts two numbers, and two numbers are none.
 * @param unit what the amount is in: its own code or sign may stand at either end, another one is refused.
 * @returns a decimal string as the contract has it; null for anything that is no amount, also where the separators could mean
 * two amounts.
 */
export function parseTypedAmount(typed: string, locale: NumberLocale, unit: AmountUnit): string | null {
  const { group, decimal } = separatorsOf(locale);
  const text = bareNumber(typed, unit);
  if (text === null) return null;
  const [whole = '', fraction = '', ...rest] = text.split(decimal);
  // French groups by a narrow blank, which is a blank like any other here.
  const digits = rest.length > 0 ? null : ungroup(whole, group.trim() === '' ? ' ' : group);
  if (digits === null || !/^\d*$/.test(fraction) || digits + fraction === '') return null;
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
export function ambiguousReadings(
  typed: string,
  unit: AmountUnit,
): readonly [thousands: string, decimals: string] | null {
  const found = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(bareNumber(typed, unit) ?? '');
  if (!found) return null;
  const [, whole = '', rest = ''] = found;
  const decimals = rest.replace(/0+$/, '');
  return [whole + rest, decimals === '' ? whole : `${whole}.${decimals}`];
}
