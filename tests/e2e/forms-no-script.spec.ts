import { messages } from './messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { localizePath } from '#src/intl/locale.ts';
import { good, texts } from '../server/invalid-messages.ts';
import { SEND, contactForm, expectValues, fillForm } from './contact-form.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { loadPage, reloadPage } from './open-page.ts';

// The contact form without JavaScript; its requests and responses are in tests/server/contact.test.ts.

test.use({ javaScriptEnabled: false });

for (const locale of languages('en')) {
  const { contact: t } = messages(locale);
  const path = localizePath(locale, '/contact');

  // requirement: 2.73
  test(`${path}: a user sends a message and gets its reference on the page and by mail`, async ({
    page,
    mock,
  }) => {
    await loadPage(page, path);
    await fillForm(page, locale);
    await contactForm(page, locale).submit.click();
    await expect(page).toHaveURL(/\/contact\/sent\?reference=CT-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.heading);
    const mail = await mock.mail({ to: good.email, kind: 'contact' });
    await expect(page.getByText(mail.code, { exact: true })).toBeVisible();

    await reloadPage(page, { rest: false });
    await page.goBack();
    await page.goForward();
    await expect(page.getByText(mail.code, { exact: true })).toBeVisible();
    await mock.expectCalls(SEND, 1);
  });
}

for (const locale of languages('cn')) {
  const { contact: t, fields } = messages(locale);
  const path = localizePath(locale, '/contact');

  test(`${path}: errors show beside their fields, and the input stays`, async ({ page, mock }) => {
    const typed = { name: '', email: 'ada@nowhere', message: '<b>Hi</b>' };
    mock.expectErrors(path);
    await loadPage(page, path);
    await fillForm(page, locale, typed);
    await contactForm(page, locale).submit.click();
    await expect(page.getByRole('alert')).toHaveText(t.problem.fields);
    await expect(page).toHaveTitle(new RegExp(`- ${interpolate(t.problem.title, { title: t.title })}$`));
    await expectValues(page, locale, typed);
    for (const [name, error] of [
      ['name', fields['sender.required']],
      ['email', fields['email.invalid']],
      ['message', fields['message.short']],
    ] as const)
      await expect(contactForm(page, locale)[name]).toHaveAccessibleDescription(new RegExp(`^${error}`));
    // The first invalid field has the focus, so that a screen reader reads its error.
    await expect(contactForm(page, locale).name).toBeFocused();
  });

  test(`${path}: an alert says that the API is down, and the same input can be sent later`, async ({
    page,
    mock,
  }) => {
    // The browser logs the 503.
    mock.expectErrors(path);
    await mock.fault({ op: SEND, effect: { type: 'reset' } });
    await loadPage(page, path);
    await fillForm(page, locale);
    await contactForm(page, locale).submit.click();
    await expect(page.getByRole('alert')).toHaveText(t.problem.down);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectValues(page, locale);
    await mock.clearFaults();
    await contactForm(page, locale).submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.heading);
  });
}

test('markup in the input stays text, on the page and for the API', async ({ page, mock }) => {
  mock.expectErrors('/contact');
  const message = texts.join('\n');
  await loadPage(page, '/contact');
  await fillForm(page, 'en', { message, email: 'wrong' });
  await contactForm(page).submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectValues(page, 'en', { ...good, message, email: 'wrong' });
  await contactForm(page).email.fill(good.email);
  await contactForm(page).submit.click();
  await expect(page).toHaveURL(/\/contact\/sent/);
  const [call] = await mock.expectCalls(SEND, 1);
  expect(call?.body).toMatchObject({ message });
});

test('the honeypot is hidden until it was filled in', async ({ page, mock }) => {
  const { problem } = messages('en').contact;
  mock.expectErrors('/contact');
  await loadPage(page, '/contact');
  const honeypot = page.getByRole('textbox', { name: problem.honeypot });
  await expect(contactForm(page).name).toBeVisible();
  await expect(honeypot).toHaveCount(0);
  await expect(page.getByLabel(problem.honeypot)).not.toBeInViewport({ ratio: 1 });
  await fillForm(page, 'en');
  await page.getByLabel(problem.honeypot).fill('https://pearls.example');
  await contactForm(page).submit.click();
  await expect(honeypot).toHaveValue('https://pearls.example');
  await expect(honeypot).toBeVisible();
  await expect(honeypot).toHaveAccessibleDescription(problem.honeypotFilled);
});
