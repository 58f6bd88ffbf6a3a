import { isAmount } from '#contract/money.ts';
import { foldedWords } from '#contract/text/fold-text.ts';

/** A calendar date, as far as a search says it. */
export interface SearchedDate {
  readonly year: number | null;
  /** From 1. */
  readonly month: number;
  readonly day: number | null;
}

/** One part of a search. What it may mean beside its words is for whoever compares it. */
export interface SearchTerm {
  /** Folded; each has to be found where the term means nothing else. */
  readonly words: readonly string[];
  readonly date: SearchedDate | null;
  /** The sums that a number may be, as decimal strings: its marks group or part decimals by the reader's number format. */
  readonly sums: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** English months, in short and in full. */
const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
/** In full, and no other word. */
const FULL_MONTH = String.raw`(?<month>january|february|march|april|june|july|august|september|october|november|december)`;
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
const DAY = String.raw`(?<day>\d{1,2})`;
const YEAR = String.raw`(?<year>20\d\d)`;

/**
 * `22 Nov 2026`, `Nov 22`, `November`, `2026年11月22日`, `2026-11-22`: as lists write dates, and as people do. A short month alone is
 * none: `mar` is how Mariam begins.
 */
const dates = [
  String.raw`${DAY}\s+${MONTH}(?:,?\s+${YEAR})?`,
  String.raw`${MONTH}\s+${DAY}(?:,?\s+${YEAR})?`,
  String.raw`${MONTH}\s+${YEAR}`,
  FULL_MONTH,
  String.raw`${YEAR}-(?<month>\d\d)-${DAY}`,
].map((source) => new RegExp(BEFORE + source + AFTER, 'iu'));
/** No space ends it: `11月22日星期日`. */
const chineseDate = new RegExp(
  String.raw`${BEFORE}(?:${YEAR}\s*年\s*)?(?<month>\d{1,2})\s*月(?:\s*${DAY}\s*[日号])?`,
  'u',
);
const SUM = new RegExp(String.raw`${BEFORE}\d(?:[\d.,'’ \u00a0\u2009\u202f]*\d)?${AFTER}`, 'u');

interface Found {
  readonly at: number;
  readonly text: string;
  readonly date: SearchedDate | null;
}

function dateIn(text: string): Found | null {
  const found = [...dates, chineseDate].flatMap((pattern) => {
    const match = pattern.exec(text);
    const { month = '', day, year } = match?.groups ?? {};
    const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
    if (!match || number < 1 || number > 12) return [];
    const date = { year: year ? Number(year) : null, month: number, day: day ? Number(day) : null };
    return [{ at: match.index, text: match[0], date }];
  });
  // The most that it may be: `22 Nov 2026` is no `Nov 2026` after a number.
  return found.sort((one, other) => other.text.length - one.text.length)[0] ?? null;
}

function sumIn(text: string): Found | null {
  const match = SUM.exec(text);
  return match && { at: match.index, text: match[0], date: null };
}

/** A number with its groups of three, and one decimal mark: the point, and the comma. */
const numbers = [
  /^(?<whole>\d{1,3}(?:[,'’\s]\d{3})+|\d+)(?:\.(?<decimals>\d+))?$/,
  /^(?<whole>\d{1,3}(?:[.'’\s]\d{3})+|\d+)(?:,(?<decimals>\d+))?$/,
];

/** What a number may be, in whichever format it is written: `1,234` is one thousand and more, or one and a little. */
function sumsOf(text: string): readonly string[] {
  const sums = numbers.flatMap((pattern) => {
    const { whole, decimals = '' } = pattern.exec(text)?.groups ?? {};
    if (whole === undefined) return [];
    const rest = decimals.replace(/0+$/, '');
    const sum = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') + (rest && `.${rest}`);
    return isAmount(sum) ? [sum] : [];
  });
  return [...new Set(sums)];
}

/** The parts of a search: dates, numbers, and the words between them. */
export function searchTerms(query: string): readonly SearchTerm[] {
  const found = dateIn(query) ?? sumIn(query);
  if (!found) return foldedWords(query).map((word) => ({ words: [word], date: null, sums: [] }));
  const { at, text, date } = found;
  const term = { words: foldedWords(text), date, sums: date ? [] : sumsOf(text) };
  return [...searchTerms(query.slice(0, at)), term, ...searchTerms(query.slice(at + text.length))];
}
