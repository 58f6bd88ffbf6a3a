import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import * as z from 'zod/mini';
import { requireTranslations } from '#build/require-translations.ts';

/** A text that has to fit its place, and says to the author by how much it doesn't. */
const line = (name: string, longest: number) =>
  z
    .string(`${name} is missing, or is no text: write a line (in quotes where it is only digits).`)
    .check(
      z.minLength(1, `${name} is empty.`),
      z.maxLength(
        longest,
        `${name} is longer than ${longest} characters: it would be cut in search results.`,
      ),
    );

/** YAML reads `2026-11-02` as a date; anything else is told what a date looks like. */
const day = (name: string) => z.date(`${name} must be a date, as in 2026-11-02, without quotes.`);

/** Every document stands twice, as en/<name> and cn/<name>. */
const inBothLanguages = (folder: string) => {
  const base = `./src/content/${folder}`;
  return requireTranslations(base, glob({ base, pattern: '{en,cn}/*.md', retainBody: true }));
};

/** With the product's name in front, a search engine shows 70. */
const title = line('title', 61);
const description = line('description', 170);

export const tags = ['product', 'security', 'money', 'engineering', 'guides'] as const;
export const teams = ['product', 'security', 'support', 'engineering', 'design'] as const;
const team = z.enum(teams, `team must be one of: ${teams.join(', ')}.`);

/** The subjects that src/components/blog/drawings has a picture of. */
export const drawings = ['abacus', 'address', 'device', 'languages', 'shell', 'signal', 'stakes'] as const;

const blog = defineCollection({
  loader: inBothLanguages('blog'),
  schema: z.strictObject({
    title,
    description,
    published: day('published'),
    updated: z.optional(day('updated')),
    /** Who signs the post. Teams sign, so that no person has to be invented or followed. */
    team,
    drawing: z.enum(drawings, `drawing must be one of: ${drawings.join(', ')}.`),
    tags: z
      .array(
        z.enum(tags, `Each tag must be one of: ${tags.join(', ')}.`),
        'tags must be a list, as in [guides].',
      )
      .check(z.minLength(1, 'A post needs a tag.'), z.maxLength(3, 'Three tags are enough.')),
  }),
});

const legal = defineCollection({
  loader: inBothLanguages('legal'),
  schema: z.strictObject({
    title,
    description,
    effective: day('effective'),
    /** What the text means in plain words; it stands above it and replaces none of it. */
    summary: z
      .array(line('A line of summary', 220), 'summary must be a list of lines.')
      .check(
        z.minLength(2, 'summary needs two lines or more.'),
        z.maxLength(6, 'summary: six lines are enough.'),
      ),
  }),
});

const careers = defineCollection({
  loader: inBothLanguages('careers'),
  schema: z.strictObject({
    title,
    description,
    team,
    /** A place gets its name here when there is an office in it. */
    place: z.enum(['remote'], 'place must be remote.'),
    kind: z.enum(['full-time', 'part-time', 'contract'], 'kind must be full-time, part-time or contract.'),
    posted: day('posted'),
    /** The place in the list, from 1. */
    order: z.int('order must be a whole number.'),
  }),
});

const faqId = z
  .string('id is missing.')
  .check(z.regex(/^[a-z0-9-]+$/, 'id becomes an anchor: small letters, digits and hyphens only.'));

/** One file for each language: topics in their order, and the questions of each. */
const faq = defineCollection({
  loader: glob({ base: './src/content/faq', pattern: '*.yaml' }),
  schema: z.strictObject({
    topics: z.array(
      z.strictObject({
        id: faqId,
        title: line('The title of a topic', 40),
        questions: z.array(
          z.strictObject({
            id: faqId,
            question: line('question', 120),
            /** Paragraphs of plain text. */
            answer: z
              .array(line('A paragraph of an answer', 600), 'answer must be a list of paragraphs.')
              .check(z.minLength(1, 'A question needs an answer.')),
            /** What people call it who search, where neither question nor answer has the word. */
            also: z.optional(
              z.array(line('A word of also', 40), 'also must be a list, as in [deposit, top up].'),
            ),
            /** Where to read on or to do it: a page of the site, without its language. */
            link: z.optional(
              z.strictObject({
                text: line('The text of a link', 60),
                path: z
                  .string('link needs a path.')
                  .check(
                    z.regex(/^\/[a-z]/, 'path starts with a slash and has no language, as in /features.'),
                  ),
              }),
            ),
          }),
          'questions must be a list.',
        ),
      }),
      'topics must be a list.',
    ),
  }),
});

export const collections = { blog, legal, careers, faq };
