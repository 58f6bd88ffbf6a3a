import type { Page } from '@playwright/test';
import readQr from 'jsqr';
import sharp from 'sharp';
import { interpolate } from '#src/intl/interpolate.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { setLanguage, totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// /w/receive in a browser; its states are in tests/islands/wallet/features/receive.

/** What a scanner reads in a picture. */
async function scan(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const address = async (page: Page) =>
  (await page.locator('.address').first().locator('[aria-hidden]').textContent()) ?? '';

test('by mouse, in English: a deposit is seen on the open screen, confirmed, and arrives in the total', async ({
  page,
  mock,
  context,
}) => {
  const { receive: t, wallet } = messages('en');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/receive');
  await page.getByRole('link', { name: /Tether/ }).click();
  await expect(page.getByRole('button', { name: t.chooseNetwork })).toBeDisabled();
  await page.getByText('Tron (TRC-20)').click();
  await page.getByRole('button', { name: interpolate(t.continue, { network: 'Tron (TRC-20)' }) }).click();
  await expect(page).toHaveURL('/w/receive?asset=usdt&network=trc20');
  await page.getByRole('button', { name: t.address.copyAddress }).click();
  await expect(page.getByRole('button', { name: t.address.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address(page));
  await mock.deposit({ asset: 'usdt', amount: '100', status: 'confirming' });
  // The other one was on its way before.
  await expect(page.getByRole('heading', { name: t.incoming.heading })).toHaveCount(2);
  await mock.clock.advance(180_000);
  await expect(page.getByText(t.incoming.arrived, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: t.chooseNetwork })).toBeVisible();
  await page.getByRole('link', { name: wallet.screens.dashboard }).first().click();
  await expect(totalOf(page)).toContainText('₦');
});

test('by keyboard, in Chinese: the network is chosen with the arrow keys, the panel gives the focus back', async ({
  page,
  mock,
}) => {
  const { receive: t } = messages('cn');
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, '/w/receive?asset=usdt');
  const first = page.getByRole('radio').first();
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t.address.copyAddress })).toBeVisible();
  const picker = page.getByRole('button', { name: new RegExp(`^${t.network}`) });
  await picker.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toBeFocused();
});

for (const { theme, width } of [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 320 },
] as const)
  test(`${theme}, ${width} px: a scanner reads the code and the saved picture; no violation`, async ({
    page,
    mock,
  }) => {
    const { receive: t } = messages('en');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await mock.persona('complete', { login: true });
    await openPage(page, '/w/receive?asset=xrp');
    const code = page.getByRole('img', { name: /XRP/ });
    await expect(code).toBeVisible();
    const tag = await page.locator('.address.memo').textContent();
    const uri = `ripple:${await address(page)}?dt=${tag}`;
    expect(await scan(await code.screenshot())).toBe(uri);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t.address.save }).click();
    const path = await (await download).path();
    expect(await scan(await sharp(path).toBuffer())).toBe(uri);
    await expectAccessibleLayout(page, page.getByRole('main'), `${theme}, ${width} px`);
  });
