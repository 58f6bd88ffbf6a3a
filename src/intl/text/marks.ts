import type { Locale } from '../locale.ts';

/** Between two parts of different kinds: `Ada Obi, @ada`, `张伟，@wei`. English sets a space after its marks; those of Chinese are as wide as a character, which is space enough. */
export const comma: Readonly<Record<Locale, string>> = { en: ', ', cn: '，' };

const enumerationComma: Readonly<Record<Locale, string>> = { en: ', ', cn: '、' };
/** Phrases may have commas of their own in Chinese: `Tron (TRC-20) 网络费，与金额无关；另加服务费`. */
const phraseMark: Readonly<Record<Locale, string>> = { en: ', ', cn: '；' };
const colon: Readonly<Record<Locale, string>> = { en: ': ', cn: '：' };
const fullStop: Readonly<Record<Locale, string>> = { en: '.', cn: '。' };

/** Names of one kind: `BTC, ETH`, `BTC、ETH`. */
export const listNames = (locale: Locale, names: readonly string[]): string =>
  names.join(enumerationComma[locale]);

/** Phrases that say different things of one subject. */
export const joinPhrases = (locale: Locale, phrases: readonly string[]): string =>
  phrases.join(phraseMark[locale]);

/** What stands behind a label that is there already: `: USDT`, `：USDT`. */
export const afterColon = (locale: Locale, value: string): string => `${colon[locale]}${value}`;

/** A value with its label: `Memo: 4711`, `标签：4711`. */
export const labelled = (locale: Locale, label: string, value: string): string =>
  `${label}${afterColon(locale, value)}`;

/** What explains the text before it: ` (opens in a new tab)`, `（在新标签页中打开）`. */
export const inBrackets = (locale: Locale, text: string): string =>
  locale === 'cn' ? `（${text}）` : ` (${text})`;

/** A text that is no sentence by itself, as one: `Your address: 1 A 1 z.` */
export const asSentence = (locale: Locale, text: string): string => `${text}${fullStop[locale]}`;
