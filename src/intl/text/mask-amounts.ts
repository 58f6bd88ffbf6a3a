/** Replaces any amount: one length for all, so that it does not reveal the size. */
export const DOTS = '••••••';

/** What a number counts when it is no money. Coins are counted by measure words too (个, 枚): those are not among them. */
const COUNTED =
  '(?:confirmations?|attempts?|times|seconds?|minutes?|min|hours?|days?|weeks?|months?|years?|devices?|digits?|characters?)(?!\\p{L})|(?:次|天|小时|分钟|秒|周|位|台|条|年|月|日(?![元圆])|号)';
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)(?!\\p{L})';
/** Nothing that would make a longer figure of it. */
const END = '(?![\\p{N}]|[.,:][\\p{N}])';
/** A money word after it makes it money, whatever stands before. */
const NO_UNIT = '(?!\\s?(?:\\p{Sc}|[A-Z]{2,6}(?![a-z])))';

/** What is known to be no money, the first that fits: it stays. */
const kept = [
  // Names: @ada5, #4711, TRC-20, ERC20, 2FA; what mixes letters and digits more than once, as an address does.
  // A username has no capital: in "2 BTC @N5000000" none is meant.
  '@[a-z_][a-z\\d_]*',
  `#\\d+${END}`,
  '(?<![\\p{L}\\p{N}])(?:TRC|ERC|BEP|SHA)-?\\d+(?![\\p{L}\\p{N}.,])',
  '(?<![\\p{L}\\p{N}])2FA(?!\\p{L})',
  '(?<![\\p{L}\\p{N}])[A-Za-z\\d]*[A-Za-z]\\d+[A-Za-z]+\\d[A-Za-z\\d]*(?![\\p{L}\\p{N}])',
  // Dates and times of day: 2026-11-22, 22 November 2026, Nov 22, 10:38.
  `\\d{4}-\\d{2}-\\d{2}${END}`,
  // Behind a currency it is an amount: NGN 20 May be late.
  `(?<![\\p{N}.,]|[A-Z]{3}\\s)\\d{1,2} ${MONTH}(?: 20\\d\\d${END}${NO_UNIT})?`,
  `(?<!\\p{L})${MONTH} \\d{1,2}${END}${NO_UNIT}(?:, 20\\d\\d${END}${NO_UNIT})?`,
  `(?<![\\p{N}.,:])\\d{1,2}:\\d{2}(?::\\d{2})?${END}${NO_UNIT}`,
  // Percentages: +1.12 %. They do not reveal an amount.
  '(?<![\\p{N}.,])[+−-]?\\d+(?:[.,]\\d+)?\\s?[%％]',
  // Counts: 14 of 20 confirmations, 3 天.
  `(?<![\\p{N}\\p{Sc}.,])\\d{1,4}(?:(?: of | ?/ ?)\\d{1,4})?(?: (?=\\p{Script=Latin})|\\s?(?=\\p{Script=Han}))(?:${COUNTED})`,
].join('|');

/** A sign, a "less than" and a currency's mark on either side go with it, and so does a word for thousands: they tell a direction and a size. */
const figure =
  '(?:(?<![\\p{L}\\p{N}])[+＋−–－-]\\s?)?(?:[<＜≈]\\s?)?(?:\\p{Sc}\\s?[+＋−－-]?)?' +
  "[.,]?\\p{N}+(?:(?:[.,'’·٫٬．，_\\u00a0\\u2009\\u202f]| (?=\\p{N}{3}(?!\\p{N})))\\p{N}+)*" +
  '(?:\\s?(?:[kKmMbB]|bn|mn)(?!\\p{L})|\\s?[千百万萬亿億])*(?:\\s?\\p{Sc})?';

const pattern = new RegExp(`(${kept})|${figure}`, 'gu');

/**
 * A text of the server as it is shown while balances are hidden: six dots for every figure that is not known to be
 * something else than money. A figure that nobody can place is money. The names of coins stay: they are no figures. So do
 * numbers in words, which the product's own texts do not use.
 */
export function maskAmounts(text: string): string {
  return text.replace(pattern, (found, known: string | undefined) => (known === undefined ? DOTS : found));
}

/** As `maskAmounts`, of a text whose amounts are known: whatever else is a figure, in a name or a label, stays. */
export const maskKnownAmounts = (text: string, amounts: readonly string[]): string =>
  amounts
    // The longest first, because ₦5 is a part of ₦50.
    .toSorted((a, b) => b.length - a.length)
    .reduce((masked, amount) => masked.replaceAll(amount, maskAmounts(amount)), text);
