import { describe, expect, it } from 'vitest';
import { contactTopics } from '#contract/contact-form.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, localizePath, type Locale } from '#src/intl/locale.ts';
import { origin } from '../build/dist.ts';
import { invalidMessages, good, texts, type Fields } from './invalid-messages.ts';
import { pageOf, post } from './page.ts';
import type { Answer } from './site.ts';
import { useMockInProcess, type Visitor } from './site-with-mock.ts';

// The contact form without a browser: what is posted, which page comes back, and what the API receives.

const api = useMockInProcess();
const send = (fields: Fields, visitor: Visitor, locale: Locale = 'en') =>
  post(api.site, `${localizePath(locale, '/contact')}?_action=contact`, fields, visitor);
const sent = async ({ sandbox }: Visitor) => {
  const { items } = await api.control<{ items: { body: unknown }[] }>(
    'GET',
    `/journal?op=${encodeURIComponent('POST /contact')}`,
    undefined,
    sandbox,
  );
  return items.map(({ body }) => body);
};

/** The values of a page's three text fields. */
function keptIn(answer: Answer, locale: Locale = 'en') {
  const { form } = messages(locale).contact;
  const page = pageOf(answer);
  return {
    name: page.valueOf(form.name),
    email: page.valueOf(form.email),
    message: page.valueOf(form.message),
  };
}

describe('invalid input is shown again, and nothing is sent', () => {
  const { contact: t, fields: words } = messages('en');

  it.each(invalidMessages)('$what', async ({ fields, errors, kept }) => {
    const visitor = await api.signedIn();
    const answer = await send(fields, visitor);
    expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'private, no-store']);
    const page = pageOf(answer);
    expect([page.alert(), page.scripts]).toEqual([t.problem.fields, 0]);
    for (const field of ['name', 'email', 'message'] as const) {
      const box = page.getByRole<HTMLInputElement>('textbox', { name: t.form[field] });
      const error = errors[field];
      expect(box.getAttribute('aria-invalid'), field).toBe(error ? 'true' : null);
      if (error)
        expect(
          page.getByRole('textbox', {
            name: t.form[field],
            description: (text) => text.startsWith(words[error]),
          }),
        ).toBeDefined();
      if (kept[field] !== undefined) expect(box.value).toBe(kept[field]);
    }
    expect(await sent(visitor)).toEqual([]);
  });

  it('comes in more than twenty kinds', () => {
    expect(invalidMessages.length).toBeGreaterThanOrEqual(20);
  });
});

it.each(texts)('%j is shown and sent as plain text', async (text) => {
  const visitor = await api.signedIn();
  const message = `Look: ${text} end`;
  const wrong = { ...good, message, email: 'wrong' };
  expect(keptIn(await send(wrong, visitor))).toEqual(wrong);
  const answer = await send({ ...good, message }, visitor);
  expect([answer.status, answer.headers.location]).toEqual([303, expect.stringContaining('/contact/sent?')]);
  expect(await sent(visitor)).toMatchObject([{ message }]);
});

it('a filled honeypot stops the message, and nothing typed is lost', async () => {
  const { problem } = messages('en').contact;
  const visitor = await api.signedIn();
  const answer = await send({ ...good, website: 'https://pearls.example' }, visitor);
  expect(keptIn(answer)).toEqual(good);
  const honeypot = { name: problem.honeypot, description: problem.honeypotFilled };
  expect(pageOf(answer).getByRole<HTMLInputElement>('textbox', honeypot).value).toBe(
    'https://pearls.example',
  );
  expect(await sent(visitor)).toEqual([]);
});

it.each(['https://evil.example', 'null', 'http://localhost:1'])(
  'a post from %s is rejected',
  async (from) => {
    const visitor = await api.signedIn();
    for (const [path, status] of [
      ['/contact?_action=contact', 403],
      ['/newsletter?_action=newsletter', 403],
      ['/_actions/contact', 404],
    ] as const)
      expect([path, (await post(api.site, path, good, visitor, from)).status]).toEqual([path, status]);
    expect(await sent(visitor)).toEqual([]);
    expect((await send(good, visitor)).status).toBe(303);
  },
);

it('a body that is too large gets 413, with or without Content-Length', async () => {
  const big = await send({ ...good, message: 'x'.repeat(70_000) }, await api.signedIn());
  expect(big.status).toBe(413);
  expect(pageOf(big).alert()).toBe(messages('en').contact.problem.tooLarge);
  const withoutLength = await api.site.ask('/contact?_action=contact', {
    method: 'POST',
    headers: {
      host: new URL(origin).host,
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      'transfer-encoding': 'chunked',
    },
    body: `message=${'x'.repeat(70_000)}`,
  });
  expect(withoutLength.status).toBe(413);
});

describe('an error of the API', () => {
  const refuseWith = (status: number, message: string | null) => {
    api.network = async () =>
      Response.json({ status: 'error', message, code: null, request_id: 'req_1' }, { status });
  };

  // requirement: 8.05
  it('shows its message as plain text, without invisible characters', async () => {
    const visitor = await api.signedIn();
    refuseWith(409, 'No: <b>not</b> \u202etoday\u0007');
    const answer = await send(good, visitor);
    expect(pageOf(answer).alert()).toBe('No: <b>not</b> today');
    expect(keptIn(answer)).toEqual(good);
  });

  it('without a message shows ours', async () => {
    const visitor = await api.signedIn();
    refuseWith(422, null);
    const answer = await send(good, visitor);
    expect(pageOf(answer).alert()).toBe(messages('en').contact.problem.refused);
    expect(keptIn(answer)).toEqual(good);
  });
});

describe.each(locales)('the topic in %s', (locale) => {
  const { contact: t } = messages(locale);
  // Reads the attribute, because happy-dom selects another option than the marked one.
  const topicIn = (answer: Answer) =>
    pageOf(answer)
      .getByRole('combobox', { name: t.form.topic })
      .querySelector<HTMLOptionElement>('option[selected]')?.value;
  const path = localizePath(locale, '/contact');

  it.each(contactTopics)('is chosen by a link to /contact?topic=%s', async (topic) => {
    const answer = await api.site.ask(`${path}?topic=${topic}`);
    expect(topicIn(answer)).toBe(topic);
    expect(pageOf(answer).getByRole('option', { name: t.topics[topic] })).toBeDefined();
  });

  it.each(['', '?topic=', '?topic=pearls', '?topic=__proto__'])(
    'is help with /contact%s, whose topic does not exist',
    async (query) => {
      expect(topicIn(await api.site.ask(path + query))).toBe('help');
    },
  );

  it('stays when the form comes back, and is sent', async () => {
    const visitor = await api.signedIn();
    const answer = await send({ ...good, email: 'wrong', topic: 'press' }, visitor, locale);
    expect([answer.status, topicIn(answer)]).toEqual([400, 'press']);
    expect((await send({ ...good, topic: 'press' }, visitor, locale)).status).toBe(303);
    expect(await sent(visitor)).toMatchObject([{ topic: 'press' }]);
  });

  it('falls back to the default where a changed form names an unknown one', async () => {
    const visitor = await api.signedIn();
    expect((await send({ ...good, topic: 'pearls' }, visitor, locale)).status).toBe(303);
    expect(await sent(visitor)).toEqual([{ ...good, language: locale === 'cn' ? 'zh-CN' : 'en' }]);
  });
});

describe.each(locales)('in %s', (locale) => {
  const { contact: t } = messages(locale);

  it('a message is sent with its language', async () => {
    const visitor = await api.signedIn();
    expect((await send(good, visitor, locale)).status).toBe(303);
    expect(await sent(visitor)).toEqual([{ ...good, language: locale === 'cn' ? 'zh-CN' : 'en' }]);
  });

  it.each([
    ['answers 500', async () => new Response('oops', { status: 500 })],
    ['hangs up', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'is a gateway’s page',
      async () => new Response('<h1>Bad gateway', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
  ])('nothing is lost when the API %s', async (_what, network) => {
    const visitor = await api.signedIn();
    const whole = api.network;
    api.network = network;
    const answer = await send(good, visitor, locale);
    expect(answer.status).toBe(503);
    expect(pageOf(answer).alert()).toBe(t.problem.down);
    expect(keptIn(answer, locale)).toEqual(good);
    api.network = whole;
    expect((await send(good, visitor, locale)).status).toBe(303);
  });

  it('a burst of fifty messages is limited, and the page says for how long', async () => {
    const visitor = await api.signedIn();
    const answers: Answer[] = [];
    for (let turn = 0; turn < 50; turn += 1)
      answers.push(await send({ ...good, email: `ada${turn}@example.com` }, visitor, locale));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(5).fill(303),
      ...Array<number>(45).fill(429),
    ]);
    const last = answers.at(-1)!;
    expect(pageOf(last).alert()).toBe(interpolate(t.problem.limited.other, { count: 10 }));
    expect(keptIn(last, locale)).toEqual({ ...good, email: 'ada49@example.com' });
    await api.control('POST', '/clock/advance', { ms: 600_000 }, visitor.sandbox);
    expect((await send(good, visitor, locale)).status).toBe(303);
  });
});

it('the page after a sent message shows only a valid reference', async () => {
  const { sent: t } = messages('en').contact;
  for (const reference of ['', 'CT-0000-IIII', 'Call +1 555 0100', '<b>CT-AAAA-BBBB</b>', 'CT-AAAA-BBBB ']) {
    const page = pageOf(await api.site.ask(`/contact/sent?${new URLSearchParams({ reference }).toString()}`));
    expect(page.text).toContain(t.plain);
    expect(page.text).not.toContain(t.numbered);
  }
  const answer = await api.site.ask('/contact/sent?reference=CT-AAAA-BBBB');
  pageOf(answer).getByText('CT-AAAA-BBBB');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.text).toContain('<meta name="robots" content="noindex"');
});

it('a member’s name is filled in', async () => {
  const { cookie } = await api.signedIn('complete');
  const page = pageOf(await api.site.ask('/contact', { cookie }));
  expect(page.valueOf(messages('en').contact.form.name)).toBe('Tobi Adeyemi');
});
