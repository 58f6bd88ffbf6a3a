import type { APIResponse, Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { fill } from '#src/intl/fill.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { siteUrl } from '../../scripts/addresses.ts';
import { badMessages, texts, type Multipart } from './bad-messages.ts';
import { expect, test } from './mock.ts';

test.use({ javaScriptEnabled: false });

const locales: readonly Locale[] = ['en', 'cn'];
const SEND = 'POST /contact';
const good = {
  name: 'Ada Okoro',
  email: 'ada@example.com',
  message: 'Where is my card?\nI asked on Monday.',
};
const form = (locale: Locale) => messages(locale).contact.form;

async function write(page: Page, locale: Locale, values: Partial<typeof good> = {}): Promise<void> {
  const t = form(locale);
  const { name, email, message } = { ...good, ...values };
  await page.getByRole('textbox', { name: t.name, exact: true }).fill(name);
  await page.getByRole('textbox', { name: t.email, exact: true }).fill(email);
  await page.getByRole('textbox', { name: t.message, exact: true }).fill(message);
}
const send = (page: Page, locale: Locale) => page.getByRole('button', { name: form(locale).submit }).click();

/** Posts as a browser would, with what no browser lets anybody type; the page shows the answer. */
async function post(page: Page, path: string, multipart: Multipart): Promise<APIResponse> {
  return page.request.post(path, { multipart, headers: { origin: siteUrl }, maxRedirects: 0 });
}

/** Shows an answer, as text that the parser has read. */
async function show(page: Page, answer: APIResponse): Promise<void> {
  await page.route('**/shown', async (route) =>
    route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: await answer.text() }),
  );
  await page.goto('/shown');
  await page.unroute('**/shown');
}

async function expectKept(page: Page, locale: Locale, values = good): Promise<void> {
  const t = form(locale);
  await expect(page.getByRole('textbox', { name: t.name, exact: true })).toHaveValue(values.name);
  await expect(page.getByRole('textbox', { name: t.email, exact: true })).toHaveValue(values.email);
  await expect(page.getByRole('textbox', { name: t.message, exact: true })).toHaveValue(values.message);
}

for (const locale of locales) {
  const { contact: t, fields } = messages(locale);
  const path = pathIn(locale, '/contact');

  test(`${path}: a message is sent, with its number on the page and in the mail`, async ({ page, mock }) => {
    await page.goto(path);
    await write(page, locale);
    await send(page, locale);
    await expect(page).toHaveURL(/\/contact\/sent\?reference=CT-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.heading);
    const mail = await mock.mail({ to: good.email, kind: 'contact' });
    await expect(page.getByText(mail.code, { exact: true })).toBeVisible();
    const [call] = await mock.journal({ op: SEND });
    expect(call?.body).toEqual({ ...good, language: locale === 'cn' ? 'zh-CN' : 'en' });

    await page.reload();
    await page.goBack();
    await page.goForward();
    expect(await mock.journal({ op: SEND })).toHaveLength(1);
  });

  test(`${path}: errors stand beside their fields, and what was typed stays`, async ({ page, mock }) => {
    const typed = { name: '', email: 'ada@nowhere', message: '<b>Hi</b>' };
    mock.expectErrors(path);
    await page.goto(path);
    await write(page, locale, typed);
    await send(page, locale);
    await expect(page.getByRole('alert')).toHaveText(t.problem.fields);
    await expect(page).toHaveTitle(new RegExp(`- ${fill(t.problem.title, { title: t.title })}$`));
    await expectKept(page, locale, typed);
    for (const [name, error] of [
      [t.form.name, fields['sender.required']],
      [t.form.email, fields['email.invalid']],
      [t.form.message, fields['message.short']],
    ] as const)
      await expect(page.getByRole('textbox', { name, exact: true })).toHaveAccessibleDescription(
        new RegExp(`^${error}`),
      );
    // The page opens at the first of them, so that it is read out.
    await expect(page.getByRole('textbox', { name: t.form.name, exact: true })).toBeFocused();
    // Mended, it goes.
    await write(page, locale);
    await send(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.heading);
    expect(await mock.journal({ op: SEND })).toHaveLength(1);
  });

  test(`${path}: nothing is lost while the API is down`, async ({ page, mock }) => {
    // The browser tells of each 503.
    mock.expectErrors(path);
    for (const effect of [{ type: 'status', status: 500 }, { type: 'reset' }, { type: 'html502' }] as const) {
      await mock.fault({ op: SEND, effect });
      await page.goto(path);
      await write(page, locale);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        send(page, locale),
      ]);
      expect(answer.status()).toBe(503);
      await expect(page.getByRole('alert')).toHaveText(t.problem.down);
      await expect(page.getByRole('alert')).toBeFocused();
      await expectKept(page, locale);
      await mock.clearFaults();
    }
    await send(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.heading);
  });

  test(`${path}: fifty in a burst are limited, and told for how long`, async ({ page, mock }) => {
    const answers: APIResponse[] = [];
    for (let turn = 0; turn < 50; turn += 1)
      answers.push(await post(page, `${path}?_action=contact`, { ...good, email: `ada${turn}@example.com` }));
    expect(answers.filter((answer) => answer.status() === 303)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status() === 429)).toHaveLength(45);
    await show(page, answers.at(-1)!);
    await expect(page.getByRole('alert')).toHaveText(fill(t.problem.limited.other, { count: 10 }));
    await expectKept(page, locale, { ...good, email: 'ada49@example.com' });

    await mock.control.send('POST', '/clock/advance', { ms: 600_000 });
    expect((await post(page, `${path}?_action=contact`, good)).status()).toBe(303);
  });
}

test.describe('bad input', () => {
  test('comes in more than twenty kinds', () => {
    expect(badMessages.length).toBeGreaterThanOrEqual(20);
  });

  for (const { what, multipart, errors, kept } of badMessages) {
    test(`${what} comes back, and nothing is sent`, async ({ page, mock }) => {
      const { contact: t, fields } = messages('en');
      const answer = await post(page, '/contact?_action=contact', multipart);
      expect(answer.status()).toBe(400);
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      await show(page, answer);
      await expect(page.getByRole('alert')).toHaveText(t.problem.fields);
      for (const field of ['name', 'email', 'message'] as const) {
        const box = page.getByRole('textbox', { name: t.form[field], exact: true });
        const error = errors[field];
        if (error) await expect(box).toHaveAccessibleDescription(new RegExp(`^${fields[error]}`));
        else await expect(box).not.toHaveAttribute('aria-invalid');
        if (kept[field] !== undefined) await expect(box).toHaveValue(kept[field]);
      }
      expect(await page.locator('script').count()).toBe(0);
      expect(await mock.journal({ op: SEND })).toEqual([]);
    });
  }
});

for (const text of texts) {
  test(`${JSON.stringify(text)} is text, on the page and for the API`, async ({ page, mock }) => {
    mock.expectErrors('/contact');
    await page.goto('/contact');
    await write(page, 'en', { message: `Look: ${text} end`, email: 'wrong' });
    await send(page, 'en');
    await expectKept(page, 'en', { ...good, message: `Look: ${text} end`, email: 'wrong' });
    await page.getByRole('textbox', { name: form('en').email, exact: true }).fill(good.email);
    await send(page, 'en');
    await expect(page).toHaveURL(/\/contact\/sent/);
    const [call] = await mock.journal({ op: SEND });
    expect(call?.body).toMatchObject({ message: `Look: ${text} end` });
  });
}

test('the field that nobody sees stops a program, and loses nothing', async ({ page, mock }) => {
  const { problem } = messages('en').contact;
  await page.goto('/contact');
  await expect(page.getByLabel(problem.trap)).not.toBeInViewport({ ratio: 1 });
  expect(await page.getByRole('textbox', { name: problem.trap }).count()).toBe(0);
  await show(
    page,
    await post(page, '/contact?_action=contact', { ...good, website: 'https://pearls.example' }),
  );
  await expectKept(page, 'en');
  const trap = page.getByRole('textbox', { name: problem.trap });
  await expect(trap).toHaveValue('https://pearls.example');
  await expect(trap).toHaveAccessibleDescription(problem.trapFilled);
  expect(await mock.journal({ op: SEND })).toEqual([]);
});

test('a post from another site is refused', async ({ page, mock }) => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
    for (const [path, status] of [
      ['/contact?_action=contact', 403],
      ['/newsletter?_action=newsletter', 403],
      ['/_actions/contact', 404],
    ] as const) {
      const answer = await page.request.post(path, { form: good, headers: { origin } });
      expect([origin, path, answer.status()]).toEqual([origin, path, status]);
    }
  expect(await mock.journal({ op: SEND })).toEqual([]);
});

test('what is too big is told so, whether its length is said or not', async ({ page }) => {
  const big = await post(page, '/contact?_action=contact', { ...good, message: 'x'.repeat(70_000) });
  expect(big.status()).toBe(413);
  await show(page, big);
  await expect(page.getByRole('alert')).toHaveText(messages('en').contact.problem.tooLarge);

  const unsaid = await fetch(`${siteUrl}/contact?_action=contact`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new Blob(['message=', 'x'.repeat(70_000)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(unsaid.status).toBe(413);
});

test('the API’s own words come as text, without what hides in them', async ({ page, mock }) => {
  const message = 'No: <b>not</b> \u202etoday\u0007';
  await mock.fault({ op: SEND, effect: { type: 'status', status: 409, message } });
  await show(page, await post(page, '/contact?_action=contact', good));
  await expect(page.getByRole('alert')).toHaveText('No: <b>not</b> today');
  await expectKept(page, 'en');
});

test('a refusal without words is told in ours', async ({ page, mock }) => {
  await mock.fault({ op: SEND, effect: { type: 'status', status: 422, message: null } });
  await show(page, await post(page, '/contact?_action=contact', good));
  await expect(page.getByRole('alert')).toHaveText(messages('en').contact.problem.refused);
  await expectKept(page, 'en');
});

test('the page of a message that was sent shows a number and nothing else', async ({ page, request }) => {
  const { sent } = messages('en').contact;
  for (const reference of ['', 'CT-0000-IIII', 'Call +1 555 0100', '<b>CT-AAAA-BBBB</b>', 'CT-AAAA-BBBB ']) {
    await page.goto(`/contact/sent?${new URLSearchParams({ reference }).toString()}`);
    await expect(page.getByText(sent.plain)).toBeVisible();
    await expect(page.getByText(sent.numbered)).toHaveCount(0);
  }
  await page.goto('/contact/sent?reference=CT-AAAA-BBBB');
  await expect(page.getByText('CT-AAAA-BBBB', { exact: true })).toBeVisible();
  const answer = await request.get('/contact/sent');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
});

test('a member finds their name filled in, and is known to the API', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: form('en').name, exact: true })).toHaveValue('Tobi Adeyemi');
});
