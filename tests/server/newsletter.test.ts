import { expect, it } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { pageOf, post } from './page.ts';
import type { Answer } from './site.ts';
import { useMockInProcess, type Visitor } from './site-with-mock.ts';

// The newsletter's forms and links without a browser.

const api = useMockInProcess();
const email = 'ada@example.com';
const subscribe = (visitor: Visitor, address = email, locale: (typeof locales)[number] = 'en') =>
  post(api.site, `${localizePath(locale, '/newsletter')}?_action=newsletter`, { email: address }, visitor);
/** Submits the form of the page that the newest mail links to. */
async function confirm(visitor: Visitor): Promise<Answer> {
  const { link } = await api.control<{ link: string }>(
    'GET',
    `/mail/latest?to=${email}`,
    undefined,
    visitor.sandbox,
  );
  const { pathname, search } = new URL(link);
  const { action, fields } = pageOf(await api.site.ask(pathname + search, visitor)).form();
  return post(api.site, action.startsWith('?') ? pathname + action : action, fields, visitor);
}

it.each(locales)('in %s an error is shown, and the typed address stays', async (locale) => {
  const { newsletter: t, contact, fields } = messages(locale);
  const visitor = await api.signedIn();
  const wrong = pageOf(await subscribe(visitor, '<b>ada</b>', locale));
  expect(wrong.alert()).toBe(contact.problem.fields);
  const box = { name: t.form.email, description: (text: string) => text.startsWith(fields['email.invalid']) };
  expect(wrong.getByRole<HTMLInputElement>('textbox', box).value).toBe('<b>ada</b>');

  const whole = api.network;
  api.network = () => Promise.reject(new TypeError('fetch failed'));
  const down = pageOf(await subscribe(visitor, email, locale));
  expect([down.alert(), down.valueOf(t.form.email)]).toEqual([t.problem.down, email]);
  api.network = whole;
  expect((await subscribe(visitor, email, locale)).headers.location).toBe(
    localizePath(locale, '/newsletter/check'),
  );
});

// requirement: 2.74
it('a subscribed address gets the same response, and a burst is limited', async () => {
  const visitor = await api.signedIn();
  const first = await subscribe(visitor);
  const confirmed = await confirm(visitor);
  expect(confirmed.status).toBe(303);
  const second = await subscribe(visitor);
  expect([second.status, second.headers.location]).toEqual([first.status, first.headers.location]);
  for (let turn = 0; turn < 3; turn += 1) expect((await subscribe(visitor)).status).toBe(303);
  const limited = await subscribe(visitor);
  expect(limited.status).toBe(429);
  expect(limited.text).toContain('Try again in 10 minutes.');
  expect(pageOf(limited).valueOf(messages('en').newsletter.form.email)).toBe(email);
});

it.each(['confirm', 'leave'] as const)(
  'an incomplete link to %s shows an error, and nothing of it is stored',
  async (what) => {
    const { broken } = messages('en').newsletter[what];
    for (const query of ['', '?key=', '?key=abc', '?key=%3Cb%3E', `?key=${'x'.repeat(200)}`]) {
      const page = pageOf(await api.site.ask(`/newsletter/${what}${query}`));
      expect([query, page.heading()]).toEqual([query, broken.heading]);
      expect(page.getAllByRole('link', { name: broken.link })[0]).toBeDefined();
    }
    const { headers, text } = await api.site.ask(`/newsletter/${what}?key=${'a'.repeat(32)}`);
    expect(headers['cache-control']).toBe('private, no-store');
    // The referrer is hidden even from our own pages, because an analytics script may run there.
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(text).toContain('<meta name="robots" content="noindex"');
  },
);

it('a link works again after a temporary failure', async () => {
  const visitor = await api.signedIn();
  await subscribe(visitor);
  const whole = api.network;
  api.network = async () => new Response(null, { status: 503 });
  expect(pageOf(await confirm(visitor)).alert()).toBe(messages('en').newsletter.problem.down);
  api.network = whole;
  expect((await confirm(visitor)).status).toBe(303);
});
