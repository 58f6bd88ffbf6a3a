import { cn } from './cn.ts';
import { en, type MessageKey } from './en.ts';

export type Language = 'en' | 'zh';
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message in one language with its `{names}` filled in. */
export function say(language: Language, key: MessageKey, values: MessageValues = {}): string {
  const text = language === 'zh' ? cn[key] : en[key];
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
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
