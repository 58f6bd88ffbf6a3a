import type { LanguageCode } from '#contract/fields.ts';
import { formatMoment, type MomentValue } from './format-moment.ts';
import { formatMoney, type MoneyValue } from './format-money.ts';
import { formatWait, type WaitValue } from './format-wait.ts';

export type Language = LanguageCode;
/** A text in each of the product's languages. */
export type TranslatedText = Readonly<Record<Language, string>>;
/** What stands in the place of a `{name}`. */
type TextValue = string | number | MoneyValue | MomentValue | TranslatedText;
/** The texts of a feature, by what they say. */
export type Texts = Readonly<Record<string, TranslatedText>>;
export type TextValues = Readonly<Record<string, TextValue>>;
/** The same in an answer, which is read at once: it can say how long to wait. */
export type MessageValues = Readonly<Record<string, TextValue | WaitValue>>;

/** A `{name}`, with the spaces between it and Chinese characters on either side. */
const PLACEHOLDER = /(?:(?<=\p{Script=Han}) )?\{(\w+)\}(?: (?=\p{Script=Han}))?/gu;

/**
 * A message in one language, with its `{names}` replaced by values. A Chinese message has a space on either side of a value,
 * but not of a value in Chinese: "已向 Ada 转出 5 USDT", "已向张伟转出 5 USDT".
 */
export function translate(language: Language, text: TranslatedText, values: MessageValues = {}): string {
  return text[language].replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    const shown = writeValue(language, value);
    const before = placeholder.startsWith(' ') && !/^\p{Script=Han}/u.test(shown) ? ' ' : '';
    const after = placeholder.endsWith(' ') && !/\p{Script=Han}$/u.test(shown) ? ' ' : '';
    return before + shown + after;
  });
}

function writeValue(language: Language, value: TextValue | WaitValue): string {
  if (typeof value !== 'object') return String(value);
  if ('wait' in value) return formatWait(language, value);
  if ('en' in value) return value[language];
  return 'at' in value ? formatMoment(language, value) : formatMoney(language, value);
}

/** The language that an Accept-Language header prefers (RFC 9110 section 12.5.4); English if it accepts neither. */
export function languageOf(header: string | undefined): Language {
  const ranges = (header ?? '')
    .split(',')
    .map((range, order) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.map((part) => /^\s*q=([\d.]+)\s*$/.exec(part)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality), order };
    })
    .filter(({ tag, quality }) => /^(?:zh|en)(?:-|$)/.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  return ranges[0]?.tag.startsWith('zh') ? 'zh-CN' : 'en';
}
