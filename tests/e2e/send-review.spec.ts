import type { Page } from '@playwright/test';
import { emptySendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import type { Locale } from '#src/intl/locale.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { sendingScreen } from './sending.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// The review of a payment in a browser: its focus, layout and dialog. Its states are in tests/islands/wallet/features/send.

const PIN = '284915';
const draft: SendDraft = {
  ...emptySendDraft,
  mode: 'address',
  recipient: {
    kind: 'address',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    networks: ['trc20'],
    memo: null,
    payee: null,
  },
  asset: 'usdt',
  network: 'trc20',
  amount: { shown: 'asset', typed: '170', fixed: 'asset', value: '170', max: false },
};

/** Opens the review as the steps before it leave it. */
async function openReview(page: Page): Promise<void> {
  await openPage(page, '/w/send');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForFunction(() => sessionStorage.getItem('owner') !== null);
  await page.evaluate((text) => sessionStorage.setItem('draft:send', text), JSON.stringify(draft));
  await openPage(page, '/w/send?step=review');
}
const send = (page: Page) => page.locator('#review-send');

test('by keyboard: what is missing has the focus, the warning is confirmed, Escape and Back give the focus back, the PIN sends', async ({
  page,
  mock,
}) => {
  const { sendReview: t } = messages('en');
  await mock.persona('complete', { login: true });
  await openReview(page);
  await expect(send(page)).toHaveText(t.missing.risks.one);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: t.risks.first_time_address.title })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(send(page)).toHaveText('Send 170.00 USDT');
  await send(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group').locator('input').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(send(page)).toBeFocused();
  // The browser's Back closes it, too, and leads nowhere else.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group').locator('input').first()).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/w\/send\?step=review$/);
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group').locator('input').first()).toBeFocused();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  // The payment is in the address as soon as the API has named it.
  await expect(page).toHaveURL(/\/w\/send\?step=status(?:&id=txn_\w+)?$/);
});

/** The smallest distance between the names of two steps. */
const gapsOfSteps = (page: Page) =>
  page.locator('.send-steps li > * > :last-child').evaluateAll((names) => {
    const boxes = names.map((name) => name.getBoundingClientRect());
    return Math.min(...boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0)));
  });

const views: readonly { locale: Locale; colorScheme: 'light' | 'dark'; width: number }[] = [
  { locale: 'en', colorScheme: 'light', width: 1440 },
  { locale: 'cn', colorScheme: 'dark', width: 320 },
];
for (const { locale, colorScheme, width } of views)
  test(`axe finds nothing on any step, and nothing is cut off: ${locale}, ${colorScheme}, ${width} px`, async ({
    page,
    mock,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    const main = page.getByRole('main');
    const screen = sendingScreen(page, locale);
    await openPage(page, '/w/send');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessibleLayout(page, main, 'who is paid');
    await screen.to.fill('@kwame');
    await expect(main.locator('.resolution .go-bar')).toBeVisible();
    await expectAccessibleLayout(page, main, 'a person who was typed');
    await screen.to.press('Enter');
    await screen.amount.fill('99000000');
    await expect(main.locator('.reason .notice')).toBeVisible();
    // Amounts to choose run out of their line, which scrolls.
    await expectAccessibleLayout(page, main.locator('.reason'), 'an amount that is too large');
    await main.locator('.asset-chip').click();
    await expect(main.locator('.send-assets button').first()).toBeVisible();
    await expectAccessibleLayout(page, main, 'the assets');
    await openReview(page);
    await expect(send(page)).toBeVisible();
    await expectAccessibleLayout(page, main, 'review');
    expect(await gapsOfSteps(page), 'the names of steps stand apart').toBeGreaterThanOrEqual(2);
    await page.getByRole('checkbox').check();
    await send(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group')).toBeVisible();
    await expectAccessibleLayout(page, dialog, 'PIN');
  });
