import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { bell, inbox, notesOf, rows } from './notes.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { speak, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

for (const locale of locales) {
  // requirement: 2.40
  test(`in ${locale}: what arrives is announced, waits above what is read, and comes when asked for`, async ({
    page,
    mock,
  }) => {
    await mock.persona('many', { login: true });
    await speak(page, locale);
    const { notifications: words, wallet } = messages(locale);
    await page.goto('/w/notifications');
    const main = page.getByRole('main');
    await expect(rows(main)).toHaveCount(20);
    const { unread } = await notesOf(page);
    await expect(bell(page, locale)).toHaveAccessibleName(new RegExp(String(unread)));
    const top = rows(main).first();
    const before = await top.textContent();

    // The stream may still be on its way: what arrives before it comes with the next read, and waits as well.
    await listening(mock);
    await mock.notify({ title: 'Something has happened', link: QUIET_SCREEN });
    await expect(bell(page, locale)).toHaveAccessibleName(new RegExp(String(unread + 1)));
    await expect(
      main.getByRole('status').filter({ hasText: words.arrived.one.replace('{count}', '1') }),
    ).toHaveCount(1);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: wallet.header.unread.other.replace('{count}', String(unread + 1)) }),
    ).toHaveCount(1);
    await expect(top).toHaveText(before ?? '');

    await mock.notify({ title: 'And something else' });
    const bar = main.getByRole('button', { name: words.show.other.replace('{count}', '2') });
    await bar.press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(rows(main)).toHaveCount(22);
    await expect(top).toContainText('And something else');
    await expect(top.getByRole('button')).toBeFocused();
    // Without a place to go to, a press reads it.
    await page.keyboard.press('Enter');
    await expect(top).not.toContainText(words.unread);
    await expect(bell(page, locale)).toHaveAccessibleName(new RegExp(String(unread + 1)));
  });
}

test('while no list is open it stands at the top of the next one', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await page.goto('/w');
  await bell(page).click();
  await expect(rows(inbox(page))).toHaveCount(20);
  await page.keyboard.press('Escape');
  await listening(mock);
  const { unread } = await notesOf(page);
  await mock.notify({ title: 'Something has happened' });
  await expect(bell(page)).toHaveAccessibleName(new RegExp(String(unread + 1)));
  await bell(page).click();
  await expect(rows(inbox(page)).first()).toContainText('Something has happened');
});

for (const locale of locales) {
  // requirement: 2.49
  test(`in ${locale}: hidden balances are hidden here too, in every title and body`, async ({
    page,
    mock,
  }) => {
    await mock.persona('many', { login: true });
    await speak(page, locale);
    await mock.notify({ title: '₦1,234,567.89 from Ada', body: '100 USDT, 14 of 20 confirmations' });
    await page.goto('/w');
    await expect(totalOf(page, locale)).toContainText('₦');
    const { balance } = messages(locale).wallet;
    await page.getByRole('button', { name: balance.hide }).click();
    await bell(page, locale).click();
    const panel = inbox(page, locale);
    await expect(rows(panel)).toHaveCount(20);
    await expect(rows(panel).first()).toContainText(`••••••${balance.hidden} from Ada`);
    const texts = await rows(panel).allTextContents();
    const figures = texts.map((text) =>
      text.replaceAll('14 of 20 confirmations', '').replaceAll(/\d\d:\d\d|周.|\d+月\d+日/g, ''),
    );
    for (const text of figures) expect(text).not.toMatch(/[\d₦$]/);
    await page.goto('/w/notifications');
    await expect(rows(page.getByRole('main')).first()).toContainText(balance.hidden);
    await expect(page.getByRole('main')).not.toContainText('1,234,567');
  });
}
