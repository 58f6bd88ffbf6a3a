import { interpolate } from '#src/intl/interpolate.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// Price alerts and trade settings in a browser; their states are in tests/islands/wallet/features/{price-alerts,account}.

const SETTINGS = '/w/trade-settings';
const SHEET = `${SETTINGS}?panel=secondary&sheet=alert&asset=btc`;

test('by keyboard, in Chinese: an alert is set, removed and brought back, and Back closes the sheet', async ({
  page,
  mock,
}) => {
  const { priceAlerts: t, walletPanels } = messages('cn');
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, SHEET);
  const sheet = page.getByRole('dialog', { name: walletPanels.sheets.alert });
  const value = sheet.getByLabel(t.form.price);
  await value.focus();
  await page.keyboard.type('250000000');
  await page.keyboard.press('Enter');
  const alert = interpolate(t.kinds.above, { value: '₦250,000,000' });
  await expect(toast(page, interpolate(t.form.wasSet, { alert }))).toBeVisible();
  await sheet.getByRole('button', { name: interpolate(t.more, { alert }) }).focus();
  await page.keyboard.press('Enter');
  for (const name of [t.pause, t.change, t.remove]) {
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  // What was pressed is gone: the way back has the focus.
  await expect(sheet.getByRole('button', { name: t.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  // Toasts stand in the sheet too, as an ordered list.
  await expect(sheet.locator('ul')).toContainText(alert);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Opened from the list, the sheet is an entry of the history of its own.
  await page.getByRole('link', { name: alert }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('a setting is taken back from its toast by keyboard', async ({ page, mock }) => {
  const { tradeSettings: t, toasts } = messages('en');
  await mock.persona('complete', { login: true });
  await openPage(page, SETTINGS);
  const lower = page.getByRole('radio', { name: '0.1%' });
  await lower.check();
  await expect(toast(page, t.saved)).toBeVisible();
  await page.keyboard.press('Alt+t');
  const undo = page
    .getByRole('region', { name: new RegExp(toasts.region) })
    .getByRole('button', { name: t.undo });
  await undo.focus();
  await page.keyboard.press('Enter');
  // Wider again, so the PIN is asked for.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t.approveText);
  await page.keyboard.press('Escape');
  await expect(lower).toBeChecked();
});

testLooks('price alerts', 'trade settings and the sheet of alerts', async ({ page, mock, texts, check }) => {
  const { priceAlerts: t, tradeSettings, walletPanels } = texts;
  await mock.persona('complete', { login: true });
  await openPage(page, SETTINGS);
  const amount = page.getByLabel(interpolate(tradeSettings.quick.label, { number: 1 }));
  await amount.fill('0');
  await amount.press('Enter');
  await check('the settings, with an error');
  await openPage(page, SHEET);
  const sheet = page.getByRole('dialog', { name: walletPanels.sheets.alert });
  await sheet.getByLabel(t.form.price).fill('250000000');
  await sheet.getByRole('button', { name: t.form.set }).click();
  const alert = interpolate(t.kinds.above, { value: '₦250,000,000' });
  await sheet.getByRole('button', { name: interpolate(t.more, { alert }) }).click();
  await sheet.getByRole('button', { name: t.form.set }).click();
  await check('the sheet, with an alert and an error', sheet);
});
