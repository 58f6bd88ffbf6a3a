import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { siteUrl } from '../../scripts/addresses.ts';
import { expect, test, type Mock } from './mock.ts';

test.use({ javaScriptEnabled: false });

const email = 'ada@example.com';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const subscribers = async (mock: Mock) => {
  const { state } = (await mock.control.send('GET', '/snapshot')) as {
    state: { subscribers: Record<string, unknown> };
  };
  return Object.keys(state.subscribers);
};

for (const locale of ['en', 'cn'] as const satisfies readonly Locale[]) {
  const { newsletter: t, contact } = messages(locale);

  test(`${pathIn(locale, '/')}: from the footer onto the list by the mailbox, and off it`, async ({
    page,
    mock,
  }) => {
    await page.goto(pathIn(locale, '/'));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: t.strip.label }).fill(email);
    await footer.getByRole('button', { name: t.strip.submit }).click();
    await expect(page).toHaveURL(pathIn(locale, '/newsletter/check'));
    await expect(heading(page)).toHaveText(t.check.heading);

    const asked = await mock.mail({ to: email, kind: 'newsletter' });
    expect(asked.link).toContain(pathIn(locale, '/newsletter/confirm?key='));
    // Opening the link, as a program that looks into mails does, confirms nothing.
    await page.goto(asked.link!);
    await page.goto(asked.link!);
    await expect(heading(page)).toHaveText(t.confirm.ask.heading);
    expect(await subscribers(mock)).toEqual([]);
    await page.getByRole('button', { name: t.confirm.ask.button }).click();
    await expect(heading(page)).toHaveText(t.confirm.done.heading);
    expect(await subscribers(mock)).toEqual([email]);
    await page.reload();
    expect(await mock.journal({ op: 'POST /newsletter/confirm' })).toHaveLength(1);

    mock.expectErrors('/newsletter');
    await page.goto(asked.link!);
    await page.getByRole('button', { name: t.confirm.ask.button }).click();
    await expect(heading(page)).toHaveText(t.confirm.expired.heading);
    await page.getByRole('link', { name: t.confirm.expired.link }).click();
    await expect(page).toHaveURL(pathIn(locale, '/newsletter'));

    const welcome = await mock.mail({ to: email, kind: 'subscribed' });
    await page.goto(welcome.link!);
    await expect(heading(page)).toHaveText(t.leave.ask.heading);
    expect(await subscribers(mock)).toEqual([email]);
    await page.getByRole('button', { name: t.leave.ask.button }).click();
    await expect(heading(page)).toHaveText(t.leave.done.heading);
    expect(await subscribers(mock)).toEqual([]);
  });

  test(`${pathIn(locale, '/newsletter')}: what is wrong is told, and the address stays`, async ({
    page,
    mock,
  }) => {
    mock.expectErrors('/newsletter');
    await page.goto(pathIn(locale, '/newsletter'));
    const box = page.getByRole('textbox', { name: t.form.email, exact: true });
    await box.fill('<b>ada</b>');
    await box.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(contact.problem.fields);
    await expect(box).toHaveValue('<b>ada</b>');
    await expect(box).toHaveAccessibleDescription(messages(locale).fields['email.invalid']);

    await mock.fault({ op: 'POST /newsletter', effect: { type: 'reset' } });
    await box.fill(email);
    await box.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(t.problem.down);
    await expect(box).toHaveValue(email);
    await mock.clearFaults();
    await box.press('Enter');
    await expect(page).toHaveURL(pathIn(locale, '/newsletter/check'));
  });
}

test('an address on the list gets the same answer, and a burst is limited', async ({ page, mock }) => {
  const { newsletter: t } = messages('en');
  const send = () =>
    page.request.post('/newsletter?_action=newsletter', {
      form: { email },
      headers: { origin: siteUrl },
      maxRedirects: 0,
    });
  const first = await send();
  await page.goto((await mock.mail({ to: email })).link!);
  await page.getByRole('button', { name: t.confirm.ask.button }).click();
  await expect(heading(page)).toHaveText(t.confirm.done.heading);
  const second = await send();
  expect([second.status(), second.headers().location]).toEqual([first.status(), first.headers().location]);
  for (let turn = 0; turn < 3; turn += 1) await send();
  const limited = await send();
  expect(limited.status()).toBe(429);
  expect(await limited.text()).toContain('Try again in 10 minutes.');
  expect(await limited.text()).toContain(`value="${email}"`);
});

test('a link that is not whole says so, and no page of a link is kept', async ({ page, request }) => {
  const { newsletter: t } = messages('en');
  for (const what of ['confirm', 'leave'] as const) {
    for (const query of ['', '?key=', '?key=abc', '?key=%3Cb%3E', `?key=${'x'.repeat(200)}`]) {
      await page.goto(`/newsletter/${what}${query}`);
      await expect(heading(page)).toHaveText(t[what].broken.heading);
      await expect(page.getByRole('link', { name: t[what].broken.link }).first()).toBeVisible();
    }
    const answer = await request.get(`/newsletter/${what}?key=${'a'.repeat(32)}`);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    // Not even a page of ours is told: a service's script may run there.
    expect(answer.headers()['referrer-policy']).toBe('strict-origin');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  }
});

test('a link that could not be used for now can be used again', async ({ page, mock }) => {
  const { newsletter: t } = messages('en');
  mock.expectErrors('/newsletter');
  await mock.control.send('POST', '/faults', {
    op: 'POST /newsletter/confirm',
    effect: { type: 'status', status: 503 },
    times: 1,
  });
  await page.request.post('/newsletter?_action=newsletter', {
    form: { email },
    headers: { origin: siteUrl },
  });
  await page.goto((await mock.mail({ to: email })).link!);
  await page.getByRole('button', { name: t.confirm.ask.button }).click();
  await expect(page.getByRole('alert')).toHaveText(t.problem.down);
  await page.getByRole('button', { name: t.confirm.ask.button }).click();
  await expect(heading(page)).toHaveText(t.confirm.done.heading);
});
