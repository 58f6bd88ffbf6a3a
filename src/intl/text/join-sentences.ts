import type { Locale } from '../locale.ts';

/** Sentences of one paragraph: Chinese sets no space after its full stop. */
export function joinSentences(locale: Locale, ...sentences: readonly string[]): string {
  return sentences.join(locale === 'cn' ? '' : ' ');
}

/** What stands between a text and the next one, where the two are elements: nothing after the full-width signs of Chinese. */
export const spaceAfter = (text: string): string => (/[。！？，：；、）”]$/.test(text) ? '' : ' ');
