import type { APIResponse } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { fill } from '#src/intl/fill.ts';
import { locales, pathIn } from '#src/intl/locale.ts';
import { SEND, contactForm, expectKept, good, post, show, write } from './contact-form.ts';
import { expect, test } from './mock.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  const { contact: t, fields } = messages(locale);
  const path = pathIn(locale, '/contact');

  test(`${path}: a message is sent, with its number on the page and in the mail`, async ({ page, mock }) => {
    await page.goto(path);
    await write(page, locale);
    await contactForm(page, locale).submit.click();
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
    await contactForm(page, locale).submit.click();
    await expect(page.getByRole('alert')).toHaveText(t.problem.fields);
    await expect(page).toHaveTitle(new RegExp(`- ${fill(t.problem.title, { title: t.title })}$`));
    await expectKept(page, locale, typed);
    for (const [name, error] of [
      ['name', fields['sender.required']],
      ['email', fields['email.invalid']],
      ['message', fields['message.short']],
    ] as const)
      await expect(contactForm(page, locale)[name]).toHaveAccessibleDescription(new RegExp(`^${error}`));
    // The page opens at the first of them, so that it is read out.
    await expect(contactForm(page, locale).name).toBeFocused();
    // Mended, it goes.
    await write(page, locale);
    await contactForm(page, locale).submit.click();
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
        contactForm(page, locale).submit.click(),
      ]);
      expect(answer.status()).toBe(503);
      await expect(page.getByRole('alert')).toHaveText(t.problem.down);
      await expect(page.getByRole('alert')).toBeFocused();
      await expectKept(page, locale);
      await mock.clearFaults();
    }
    await contactForm(page, locale).submit.click();
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
  await expect(contactForm(page).name).toHaveValue('Tobi Adeyemi');
});
