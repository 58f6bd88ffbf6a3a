import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';

/** A text that somebody reads, and where it stands: its file, and the names that lead to it there. */
export interface PlacedText {
  readonly file: string;
  readonly path: string;
  readonly locale: Locale;
  readonly text: string;
}

const root = join(import.meta.dirname, '../..');
const languages: Readonly<Record<string, Locale>> = { en: 'en', 'zh-CN': 'cn' };

/** The texts of a value, each in the language of the member that it stands in. */
function textsOf(file: string, value: unknown, path: readonly string[], locale?: Locale): PlacedText[] {
  if (typeof value === 'string') return locale ? [{ file, path: path.join('.'), locale, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(file, inner, key in languages ? path : [...path, key], languages[key] ?? locale),
  );
}

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/mock-api/**/*texts.ts',
    '/mock-api/features/support/articles.ts',
    '/contract/*-texts.ts',
    '/contract/*-notices.ts',
  ],
  { eager: true },
);

/** What the API says: errors, notifications, emails, announcements, help articles. */
export const apiTexts: readonly PlacedText[] = Object.entries(modules).flatMap(([file, module]) =>
  textsOf(file.slice(1), module, []),
);

/** What the site and the wallet say by themselves. */
export const ownMessages: readonly PlacedText[] = locales.flatMap((locale) =>
  Object.entries(messages(locale)).flatMap(([namespace, texts]) =>
    textsOf(`src/content/i18n/${locale}`, texts, [namespace], locale),
  ),
);

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly link?: { readonly text: string; readonly path: string };
}

/** Questions with their answers, whose link stands behind them as a link of Markdown. */
export const questions: readonly PlacedText[] = locales.flatMap((locale) => {
  const file = `src/content/faq/${locale}.yaml`;
  const { topics } = parse(readFileSync(join(root, file), 'utf8')) as { topics: { questions: Question[] }[] };
  return topics
    .flatMap((topic) => topic.questions)
    .map(({ id, question, answer, link }) => ({
      file,
      path: id,
      locale,
      text: [question, ...answer, ...(link ? [`[${link.text}](${link.path})`] : [])].join('\n'),
    }));
});

/** Articles of the blog, legal texts and open roles. */
export const documents: readonly PlacedText[] = locales.flatMap((locale) =>
  globSync(`src/content/*/${locale}/*.md`, { cwd: root })
    .sort()
    .map((file) => ({ file, path: '', locale, text: readFileSync(join(root, file), 'utf8') })),
);
