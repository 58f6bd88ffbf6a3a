import type { SchemaNode } from '#src/components/shell/structured-data.ts';
import type { Question } from '#src/i18n/faq-search.ts';

/** Questions that belong together, as the collection has them. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions for search engines. */
export function faqPage(topics: readonly Topic[]): SchemaNode {
  const mainEntity = topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    }));
  return { '@type': 'FAQPage', mainEntity };
}
