import type { Article } from '#contract/support.ts';
import type { Language } from '../../texts/translate.ts';
import { articles, type HelpArticle } from './articles.ts';

interface Wanted {
  q?: string | undefined;
  route?: string | undefined;
  limit: number;
}

/** Articles in a language: those with all the words, those for the route first with the nearest route before. */
export function findArticles(language: Language, { q, route, limit }: Wanted): Article[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return articles
    .filter((one) => {
      const { title, summary } = one.words[language];
      const text = `${title}\n${summary}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map((one) => ({ one, near: route === undefined ? 0 : nearness(one, route) }))
    .filter(({ near }) => route === undefined || near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, limit)
    .map(({ one: { id, words: told } }) => ({ id, ...told[language], path: `/support#${id}` }));
}

/** The length of the longest of its routes that the asked one is, or is below; 0 for none. */
function nearness({ routes }: HelpArticle, asked: string): number {
  const path = asked.replace(/\/+$/, '');
  return Math.max(
    0,
    ...routes.filter((one) => path === one || path.startsWith(`${one}/`)).map(({ length }) => length),
  );
}
