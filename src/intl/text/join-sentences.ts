import type { Locale } from '../locale.ts';

/** Sentences of one paragraph: Chinese sets no space after its full stop. */
export function joinSentences(locale: Locale, ...sentences: readonly string[]): string {
  return sentences.join(locale === 'cn' ? '' : ' ');
}
