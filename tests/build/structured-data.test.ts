import { describe, expect, it } from 'vitest';
import { headOf } from '#build/page-head.ts';
import { snapshotPages, origin } from './dist.ts';

type Thing = Record<string, unknown>;
type Rule = (value: unknown, thing: Thing) => boolean;

const text: Rule = (value) => typeof value === 'string' && value.trim() !== '';
const address: Rule = (value) => typeof value === 'string' && URL.canParse(value);
const day: Rule = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
const thing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const named: Rule = (value) => thing(value) && (text(value.name, value) || address(value['@id'], value));
const list =
  (of: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((each) => thing(each) && of(each, each));

const step: Rule = (value) =>
  thing(value) &&
  value['@type'] === 'ListItem' &&
  Number.isInteger(value.position) &&
  text(value.name, value) &&
  address(value.item, value);
const question: Rule = (value) =>
  thing(value) &&
  value['@type'] === 'Question' &&
  text(value.name, value) &&
  thing(value.acceptedAnswer) &&
  value.acceptedAnswer['@type'] === 'Answer' &&
  text(value.acceptedAnswer.text, value);

/** The properties that search engines require of a type; each type in use needs a row here. */
const needed: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  Organization: { name: text, url: address, logo: address },
  WebSite: { name: text, url: address, inLanguage: text },
  BreadcrumbList: { itemListElement: list(step) },
  FAQPage: { mainEntity: list(question) },
  BlogPosting: { headline: text, datePublished: day, author: named, image: address },
  Blog: { name: text },
  JobPosting: { title: text, description: text, datePosted: day, hiringOrganization: named },
  AboutPage: { name: text },
  ContactPage: { name: text },
  CollectionPage: { name: text },
  ItemList: { itemListElement: (value) => Array.isArray(value) && value.length > 0 },
};

/** @returns the missing properties of one thing. */
function gaps(each: Thing): string[] {
  const type = String(each['@type']);
  const rules = needed[type];
  if (!rules) return [`${type}: say here what it needs`];
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(each[name], each) ? [] : [`${type}: ${name}`],
  );
}

const graphs = snapshotPages.map(({ path, html }) => ({
  path,
  lang: headOf(html).lang,
  things: headOf(html).data.flatMap((data) => {
    const { '@context': context, '@graph': graph } = data as { '@context': string; '@graph': Thing[] };
    expect(context).toBe('https://schema.org');
    return graph;
  }),
}));

describe('JSON-LD has what its types need', () => {
  it.each(graphs.filter(({ things }) => things.length > 0))('$path', ({ path, things }) => {
    expect(things.flatMap(gaps)).toEqual([]);
    for (const type of ['Organization', 'WebSite', 'BreadcrumbList', 'FAQPage']) {
      expect(things.filter((each) => each['@type'] === type).length, type).toBeLessThanOrEqual(1);
    }
    const trail = things.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement as
      Thing[] | undefined;
    if (trail) {
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect(trail.at(-1)?.item).toBe(new URL(path, origin).href);
    }
  });

  it('the home page describes the organisation, in both languages', () => {
    for (const path of ['/', '/cn']) {
      const types = graphs.find((page) => page.path === path)?.things.map((each) => each['@type']);
      expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    }
  });
});

it.each<[string, Thing]>([
  ['Organization: logo', { '@type': 'Organization', name: 'a', url: 'https://a.example', logo: '/a.png' }],
  ['FAQPage: mainEntity', { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'a?' }] }],
  [
    'BlogPosting: datePublished',
    {
      '@type': 'BlogPosting',
      headline: 'a',
      author: { name: 'b' },
      image: 'https://a.example/b',
      datePublished: 'today',
    },
  ],
  ['Recipe: say here what it needs', { '@type': 'Recipe' }],
])('%s is missed', (gap, each) => {
  expect(gaps(each)).toEqual([gap]);
});
