import { describe, expect, it } from 'vitest';
import { MAX_QUERY_LENGTH } from '#src/i18n/faq-search.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { pageOf } from './page.ts';
import { useMockInProcess } from './site-with-mock.ts';

const api = useMockInProcess();
const search = (locale: (typeof locales)[number], q?: string) =>
  api.site.ask(
    localizePath(locale, '/support/search') + (q === undefined ? '' : `?q=${encodeURIComponent(q)}`),
  );

describe.each(locales)('/support/search in %s', (locale) => {
  const { support: t } = messages(locale);
  const field = { name: t.search.label };

  it('keeps the query when the language changes', async () => {
    const other = locale === 'en' ? 'cn' : 'en';
    const answer = await api.site.ask(`${localizePath(locale, '/support/search')}?q=PIN&other=1`);
    expect(answer.text).toContain(`href="${localizePath(other, '/support/search')}?q=PIN"`);
  });

  it('offers the contact form when it finds nothing', async () => {
    const asked = 'qzx<b>vwk</b>\u202Ejqp';
    const answer = await search(locale, asked);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text).toContain('<meta name="robots" content="noindex"');
    const page = pageOf(answer);
    const none = page.getByRole('heading', { level: 2, name: (name) => name.includes(t.search.none) });
    expect(none.textContent).toContain(asked);
    expect(none.querySelector('b')).toBeNull();
    expect(page.getByRole<HTMLInputElement>('searchbox', field).value).toBe(asked);
    expect(page.getByRole('link', { name: t.search.ask }).getAttribute('href')).toBe(
      localizePath(locale, '/contact'),
    );
    expect(pageOf(await search(locale)).text).toContain(t.search.empty);
  });

  it('shows an error beside the field for a query that is too long', async () => {
    const page = pageOf(await search(locale, '贝'.repeat(MAX_QUERY_LENGTH + 1)));
    const description = interpolate(t.search.long, { count: MAX_QUERY_LENGTH });
    expect(page.getByRole<HTMLInputElement>('searchbox', { ...field, description }).value).toBe(
      '贝'.repeat(MAX_QUERY_LENGTH),
    );
  });
});

it.each([
  ['en', 'fees', 'What does a transfer cost?'],
  ['en', 'deposits', 'How do I get money into my wallet?'],
  ['en', 'how do I withdraw', 'How do I send to a wallet outside Cowrie?'],
  ['en', 'forgot pasword', 'I forgot my password.'],
  ['cn', '怎么提现', '怎样转到贝币以外的钱包？'],
] as const)('in %s "%s" finds first: %s', async (locale, asked, question) => {
  const [first] = pageOf(await search(locale, asked)).getAllByRole('heading', { level: 3 });
  expect(first?.textContent.trim()).toBe(question);
});

it('says which words it searched instead of a typing error', async () => {
  const { search: t } = messages('en').support;
  const { text } = pageOf(await search('en', 'forgot pasword'));
  expect(text).toContain(interpolate(t.corrected, { words: 'forgot password' }));
});

describe.each(locales)('/support in %s', (locale) => {
  // requirement: 2.66
  it('shows each question once, under the topics of its list', async () => {
    const page = pageOf(await api.site.ask(localizePath(locale, '/support')));
    const { faq } = messages(locale).support;
    const region = page.getByRole('region', { name: faq.heading });
    const questions = [...region.querySelectorAll('summary')].map(({ textContent }) => textContent.trim());
    expect(questions.length).toBeGreaterThan(30);
    expect(questions.filter((question) => page.text.split(question).length !== 2)).toEqual([]);
    const topics = [...page.getByRole('navigation', { name: faq.topics }).querySelectorAll('a')];
    expect(topics.map((topic) => topic.textContent)).toEqual(
      topics.map((topic) => region.querySelector(`${topic.getAttribute('href') ?? ''} h3`)?.textContent),
    );
    page.getByRole('search');
  });
});

it('the chat links members to the support panel, and guests to login', async () => {
  const { chat } = messages('en').support.routes;
  const guest = pageOf(await api.site.ask('/support'));
  expect(guest.getByRole('link', { name: chat.guest }).getAttribute('href')).toBe('/login');
  const member = pageOf(await api.site.ask('/support', await api.signedIn('complete')));
  expect(member.getByRole('link', { name: chat.member }).getAttribute('href')).toBe('/w?panel=support');
});
