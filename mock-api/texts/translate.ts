import { cn } from './cn.ts';
import { en, type TextKey } from './en.ts';

export type Language = 'en' | 'zh';
export type TextValues = Readonly<Record<string, string | number>>;

/** A `{name}`, with the spaces that part it from Chinese on either side. */
const PLACE = /(?:(?<=\p{Script=Han}) )?\{(\w+)\}(?: (?=\p{Script=Han}))?/gu;

/**
 * A message in one language with its `{names}` filled in. Chinese sets a space on either side of a value; one in Chinese
 * stands without: "已向 Ada 转出 5 USDT", "已向张伟转出 5 USDT".
 */
export function translate(language: Language, key: TextKey, values: TextValues = {}): string {
  const text = language === 'zh' ? cn[key] : en[key];
  return text.replace(PLACE, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    const told = String(value);
    const before = place.startsWith(' ') && !/^\p{Script=Han}/u.test(told) ? ' ' : '';
    const after = place.endsWith(' ') && !/\p{Script=Han}$/u.test(told) ? ' ' : '';
    return before + told + after;
  });
}

/** The best of our two languages for an Accept-Language header (RFC 9110 section 12.5.4): English unless asked otherwise. */
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
  return ranges[0]?.tag.startsWith('zh') ? 'zh' : 'en';
}
