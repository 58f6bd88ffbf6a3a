import { emptySendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { drawQrPicture } from '../qr-picture.ts';
import { matrix } from '../tier.ts';
import { startCamera, withCamera, type Code } from './fake-camera.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPanel, panelOf } from './panels.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// The scanner with a camera, a clipboard and files; its states are in tests/islands/wallet/features/send/scan.

const { scan: en, send } = messages('en');
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
/** The field of the first step of sending, into which a code is put. */
const recipientField = (page: Page) => page.getByRole('combobox', { name: send.to.field });
const picture = async ([text, options]: Code): Promise<Buffer> => {
  const { width, height, grey } = drawQrPicture(text, options);
  return sharp(Buffer.from(grey), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
};

/** Writes down the addresses that the wallet pushes or replaces: the first step takes its parameters out of the address. */
async function watchAddresses(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (state, unused, url) => {
        if (url != null) seen.push(String(url));
        original(state, unused, url);
      };
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

test('the camera reads a code that is straight, turned, small or inverted; Back does not scan again', async ({
  mock,
}) => {
  test.slow();
  const codes: readonly Code[] = [
    [`bitcoin:${BITCOIN}?amount=0.01`, { scale: 8 }],
    [BITCOIN, { scale: 6, turned: 33 }],
    [`${siteUrl}/w/send?to=@tobi`, { scale: 3, noise: 30 }],
    [BITCOIN, { scale: 6, inverted: true }],
  ];
  // What can be read of a picture is in tests/islands/wallet/features/send/scan/decode-pixels.test.ts; each code takes another browser.
  for (const code of matrix('codes before the camera', codes, (_, index) => index === 1))
    await withCamera(mock, code, async (page) => {
      const addresses = await watchAddresses(page);
      await openPage(page, `${siteUrl}/w/account`);
      await openPage(page, `${siteUrl}/w/send?panel=scan`);
      await panelOf(page, 'scan').getByRole('button', { name: en.start.button }).click();
      await expect(panelOf(page, 'scan')).toHaveCount(0);
      await expect(page).toHaveURL(/\/w\/send(?!.*panel)/);
      const opened = (await addresses()).find((address) => address.includes('to='));
      const { searchParams } = new URL(opened ?? '', siteUrl);
      const scanned = code[0].includes('to=') ? '@tobi' : code[0];
      expect(searchParams.get('to')).toBe(scanned);
      await expect(recipientField(page)).toHaveValue(scanned);
      await page.goBack();
      await expect(page).toHaveURL(`${siteUrl}/w/account`);
    });
});

test('test 19: camera denied, no camera: what to do is said, and a picture works instead', async ({
  mock,
}) => {
  test.slow();
  const denied = async (page: Page) => {
    await startCamera(page, '/w/account?panel=scan');
    const panel = panelOf(page, 'scan');
    await expect(panel.getByRole('heading', { name: en.problems.denied.heading })).toBeFocused();
    await expect(panel.getByRole('listitem')).toHaveText(en.problems.allow);
    await panel.getByRole('button', { name: en.ways.picture }).press('Enter');
    const upload = panelOf(page, 'upload-scan');
    await upload
      .locator('input')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(['@tobi']) });
    await expect(recipientField(page)).toHaveValue('@tobi');
    await expect(page).toHaveURL(`${siteUrl}/w/send`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Both panels have left the history.
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/w/account`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await withCamera(mock, ['x'], denied, { isAllowed: false });
  await withCamera(mock, null, async (page) => {
    await startCamera(page, '/w/account?panel=scan');
    await expect(panelOf(page, 'scan')).toContainText(en.problems.missing.heading);
  });
});

test('test 19: wrong QR, QR of another coin: the text is only shown, the other coin is offered', async ({
  mock,
}) => {
  test.slow();
  await withCamera(mock, ['https://example.com/menu?table=12', { scale: 8 }], async (page) => {
    await startCamera(page, '/w/account?panel=scan');
    const panel = panelOf(page, 'scan');
    await expect(panel.getByRole('heading', { name: en.refused.noPayment })).toBeFocused();
    await expect(panel).toContainText('https://example.com/menu?table=12');
    await expect(panel.getByRole('link')).toHaveCount(0);
    await panel.getByRole('button', { name: en.again }).press('Enter');
    await expect(panel.getByRole('heading', { name: en.refused.noPayment })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${siteUrl}/w/account`);
  });
  await withCamera(mock, [BITCOIN, { scale: 8 }], async (page) => {
    const addresses = await watchAddresses(page);
    // The tab is somebody's only once the wallet has started.
    await openPage(page, `${siteUrl}/w/send`);
    await expect(page.locator('.send')).toBeVisible();
    await page.evaluate((draft) => sessionStorage.setItem('draft:send', draft), JSON.stringify(usdtDraft));
    await startCamera(page, '/w/send?panel=scan');
    const panel = panelOf(page, 'scan');
    await expect(panel).toContainText('This QR code is for Bitcoin');
    await panel.getByRole('button', { name: 'Send BTC instead' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await addresses()).toContain(`/w/send?to=${BITCOIN}&asset=btc`);
  });
});

/** What this tab has saved of a payment in USDT that has only begun. */
const usdtDraft: SendDraft = {
  ...emptySendDraft,
  mode: 'address',
  preset: { to: null, asset: 'usdt', network: null, amount: null },
};

test('test 19: image upload, paste and drop read pictures of every kind, and say what is wrong with one', async ({
  page,
  context,
  mock,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mock.persona('complete', { login: true });
  const panel = panelOf(page, 'upload-scan');
  const choose = (buffer: Buffer, mimeType = 'image/png', name = 'a.png') =>
    panel.locator('input').setInputFiles({ name, mimeType, buffer });
  await openPanel(page, 'upload-scan');
  await choose(Buffer.from('%PDF'), 'application/pdf', 'menu.pdf');
  await expect(panel.getByRole('alert').first()).toContainText('menu.pdf');
  await choose(await picture(['x', { covered: 2, width: 400, height: 300 }]));
  await expect(panel.getByRole('alert').first()).toHaveText(en.upload.problems.noCode);
  await choose(Buffer.from('no picture'));
  await expect(panel.getByRole('alert').first()).toHaveText(en.upload.problems.notOpened);
  // A photo of twelve megapixels, of which the code takes a hundredth; EXIF says that it is turned.
  const large = drawQrPicture(BITCOIN, { scale: 8, width: 4000, height: 3000, noise: 20 });
  const photo = await sharp(Buffer.from(large.grey), { raw: { width: 4000, height: 3000, channels: 1 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toBuffer();
  await choose(photo, 'image/jpeg');
  await expect(page).toHaveURL(/\/w\/send/);

  for (const how of ['button', 'keys'] as const) {
    await openPanel(page, 'upload-scan');
    const png = [...(await picture(['@tobi', { turned: 45 }]))];
    await page.evaluate(
      (bytes) =>
        navigator.clipboard.write([
          new ClipboardItem({ 'image/png': new Blob([new Uint8Array(bytes)], { type: 'image/png' }) }),
        ]),
      png,
    );
    if (how === 'button') await panel.getByRole('button', { name: en.upload.paste }).click();
    else await page.keyboard.press('ControlOrMeta+V');
    await expect(page).toHaveURL(/\/w\/send/);
  }

  await openPanel(page, 'upload-scan');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'b.png', { type: 'image/png' }));
      return transfer;
    },
    [...(await picture(['@tobi', { scale: 2, inverted: true }]))],
  );
  await panel.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page).toHaveURL(/\/w\/send/);
});

test('axe finds no violation in either panel, and nothing is clipped at 320 px', async ({ mock }) => {
  test.slow();
  await withCamera(mock, ['x', { covered: 2 }], async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { scan: t } = messages('cn');
    await setLanguage(page, 'cn');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openPage(page, `${siteUrl}/w/account?panel=scan`);
    const panel = panelOf(page, 'scan', 'cn');
    const start = panel.getByRole('button', { name: t.start.button });
    await expect(start).toBeVisible();
    await expectAccessibleLayout(page, panel, 'not asked');
    await start.press('Enter');
    await expect(panel.getByRole('button', { name: t.running.stop })).toBeFocused();
    await expect(panel.getByText(t.running.scanning, { exact: true })).toBeVisible();
    await expectAccessibleLayout(page, panel, 'running');
    await panel.getByRole('button', { name: t.ways.picture }).press('Enter');
    await expect(
      panelOf(page, 'upload-scan', 'cn').getByRole('button', { name: t.upload.choose }),
    ).toBeVisible();
    await expectAccessibleLayout(page, panelOf(page, 'upload-scan', 'cn'), 'upload');
  });
});
