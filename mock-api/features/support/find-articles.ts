import type { Article } from '#contract/support.ts';
import { foldedWords, foldText } from '#contract/text/fold-text.ts';
import type { Language } from '../../server/translate.ts';
import { articles, type HelpArticle } from './articles.ts';

interface ArticleQuery {
  q?: string | undefined;
  route?: string | undefined;
  limit: number;
}

/**
 * Articles in a language that have all the words, or words that these are a part of, and, if a route is given, help with it. The most
 * specific route comes first, then what is nearest to the words.
 */
export function findArticles(language: Language, { q, route, limit }: ArticleQuery): Article[] {
  const words = foldedWords(q ?? '');
  // Of marks alone: nothing has such a word.
  if (q && words.length === 0) return [];
  return articles
    .map((one) => ({
      one,
      match: route === undefined ? 0 : matchLength(one, route),
      place: placeOf(one, language, words),
    }))
    .filter(({ match, place }) => place !== null && (route === undefined || match > 0))
    .sort((a, b) => b.match - a.match || (a.place ?? 0) - (b.place ?? 0))
    .slice(0, limit)
    .map(({ one: { id, texts } }) => ({ id, ...texts[language], path: `/support#${id}` }));
}

/** Where an article has all the words: 0 is its title, 1 with its other names, 2 with its summary; null for nowhere. */
function placeOf({ texts, also }: HelpArticle, language: Language, words: readonly string[]): number | null {
  const { title, summary } = texts[language];
  const places = [title, also[language].join('\n'), summary].map(foldText);
  const found = places.findIndex((_text, index) => {
    const text = places.slice(0, index + 1).join('\n');
    return words.every((word) => text.includes(word));
  });
  return found < 0 ? null : found;
}

/** The length of an article's longest route that is the given one or above it; 0 for none. */
function matchLength({ routes }: HelpArticle, route: string): number {
  const path = route.replace(/\/+$/, '');
  return Math.max(
    0,
    ...routes.filter((one) => path === one || path.startsWith(`${one}/`)).map(({ length }) => length),
  );
}
