import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath } from '#src/intl/locale.ts';
import { languages } from './languages.ts';
import { expect, test, type Mock } from './mock.ts';
import { loadPage, reloadPage } from './open-page.ts';

test.use({ javaScriptEnabled: false });

const email = 'ada@example.com';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const subscribers = async (mock: Mock) => {
  const { state } = (await mock.control.send('GET', '/snapshot')) as {
    state: { newsletterSubscribers: Record<string, unknown> };
  };
  return Object.keys(state.newsletterSubscribers);
};

for (const locale of languages('cn')) {
  const { newsletter: t } = messages(locale);

  // requirement: 1.03, 2.74
  test(`${localizePath(locale, '/')}: a visitor subscribes in the footer, confirms by mail and unsubscribes`, async ({
    page,
    mock,
  }) => {
    await loadPage(page, localizePath(locale, '/'));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: t.strip.label }).fill(email);
    await footer.getByRole('button', { name: t.strip.submit }).click();
    await expect(page).toHaveURL(localizePath(locale, '/newsletter/check'));
    await expect(heading(page)).toHaveText(t.check.heading);

    const confirmation = await mock.mail({ to: email, kind: 'newsletter' });
    expect(confirmation.link).toContain(localizePath(locale, '/newsletter/confirm?key='));
    // Opening the link, as a mail scanner does, does not confirm.
    await loadPage(page, confirmation.link!);
    await loadPage(page, confirmation.link!);
    await expect(heading(page)).toHaveText(t.confirm.ask.heading);
    expect(await subscribers(mock)).toEqual([]);
    await page.getByRole('button', { name: t.confirm.ask.button }).click();
    await expect(heading(page)).toHaveText(t.confirm.done.heading);
    expect(await subscribers(mock)).toEqual([email]);
    await reloadPage(page, { rest: false });
    await mock.expectCalls('POST /newsletter/confirm', 1);

    mock.expectErrors('/newsletter');
    await loadPage(page, confirmation.link!);
    await page.getByRole('button', { name: t.confirm.ask.button }).click();
    await expect(heading(page)).toHaveText(t.confirm.expired.heading);
    await page.getByRole('link', { name: t.confirm.expired.link }).click();
    await expect(page).toHaveURL(localizePath(locale, '/newsletter'));

    const welcome = await mock.mail({ to: email, kind: 'subscribed' });
    await loadPage(page, welcome.link!);
    await expect(heading(page)).toHaveText(t.leave.ask.heading);
    expect(await subscribers(mock)).toEqual([email]);
    await page.getByRole('button', { name: t.leave.ask.button }).click();
    await expect(heading(page)).toHaveText(t.leave.done.heading);
    expect(await subscribers(mock)).toEqual([]);
  });
}
