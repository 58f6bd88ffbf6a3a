import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { AVATAR_BYTES, AVATAR_SIDE } from '#contract/avatar.ts';
import { readPicture } from '#contract/pictures/read-picture.ts';
import type { Locale } from '#src/intl/locale.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { heic } from '../contract/pictures/sample-pictures.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage, reloadPage } from './open-page.ts';
import { toast } from './toast.ts';
import { setLanguage } from './wallet-page.ts';

// /w/profile, /w/edit-profile, /w/set-profile: what needs a browser is the picture, which is decoded, cropped and encoded in it.

const EDIT = '/w/edit-profile';

const RED = { r: 220, g: 30, b: 30 };
const BLUE = { r: 30, g: 60, b: 220 };
const block = (width: number, height: number, background: typeof RED) => ({
  create: { width, height, channels: 3 as const, background },
});

/** Red on the left and blue on the right, as it is stored. */
const twoColours = (width = 600, height = 400) =>
  sharp(block(width, height, RED)).composite([
    { input: block(width / 2, height, BLUE), left: width / 2, top: 0 },
  ]);

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const cropDialog = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('dialog', { name: messages(locale).profile.crop.heading });

interface SavedProfile {
  readonly avatar_url: string | null;
  readonly phone_number: string;
  readonly missing: readonly string[];
}
const savedProfile = async (page: Page) =>
  (await (await page.request.get(`${mockUrl}/user/profile`)).json()) as SavedProfile;

/** The bytes of the saved picture, and the colours at places of it. */
async function savedPicture(page: Page) {
  const url = (await savedProfile(page)).avatar_url ?? '';
  const bytes = Buffer.from(url.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    return red > blue ? 'red' : 'blue';
  };
  return { bytes, colourAt };
}

async function usePicture(page: Page, locale: Locale = 'en'): Promise<void> {
  const { profile } = messages(locale);
  await cropDialog(page, locale).getByRole('button', { name: profile.crop.use }).click();
  await expect(toast(page, profile.picture.saved)).toBeVisible();
  await expect(cropDialog(page, locale)).toBeHidden();
}

test.describe('with a profile', () => {
  test.use({ persona: 'complete' });

  test('by mouse somebody gives the profile a picture, and changes phone and address', async ({ page }) => {
    const { profile: t, onboarding } = messages('en');
    await openPage(page, '/w/account');
    await page
      .getByRole('main')
      .getByRole('link', { name: messages('en').wallet.screens.profile })
      .click();
    await page.getByRole('link', { name: t.edit }).click();
    await expect(page).toHaveURL(EDIT);
    await choose(page, 'holiday.png', await twoColours().png().toBuffer());
    const stage = cropDialog(page).getByRole('slider', { name: t.crop.stage });
    const box = (await stage.boundingBox())!;
    // Drags the picture to the left as far as it goes, so that what is cut out is the right of it.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - box.width, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await cropDialog(page).getByRole('button', { name: t.crop.closer }).click();
    await usePicture(page);
    const { bytes, colourAt } = await savedPicture(page);
    expect(readPicture(bytes)).toMatchObject({ width: AVATAR_SIDE, height: AVATAR_SIDE, isBare: true });
    expect(bytes.length).toBeLessThanOrEqual(AVATAR_BYTES);
    expect(colourAt(250, 128)).toBe('blue');
    await expect(page.locator('header .avatar img')).toBeVisible();

    await page.getByRole('textbox', { name: onboarding.userInfo.phone }).fill('0803 987 6543');
    await page.getByLabel(onboarding.userInfo.street).fill('27 Awolowo Road');
    await expect(page.getByText('2 unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: t.form.save }).click();
    await expect(toast(page, onboarding.userInfo.saved)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Profile', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('+234 803 987 6543');
    await expect(page.getByRole('main')).toContainText('27 Awolowo Road');
    await expect(page.getByRole('main').locator('.avatar img')).toBeVisible();
  });

  test('by keyboard, in Chinese, somebody crops a picture, and what is typed outlives a reload', async ({
    page,
  }) => {
    const { profile: t, onboarding, wallet } = messages('cn');
    await setLanguage(page, 'cn');
    // Before the page opens: the browser is told to hand the dialog over in a message that a key press can overtake.
    const chooser = page.waitForEvent('filechooser');
    await openPage(page, EDIT);
    await page.getByRole('button', { name: t.picture.choose }).focus();
    await expect(page.getByRole('button', { name: t.picture.choose })).toBeFocused();
    await page.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles({ name: '照片.webp', mimeType: 'image/webp', buffer: await twoColours().webp().toBuffer() });
    const dialog = cropDialog(page, 'cn');
    await expect(dialog.getByRole('slider', { name: t.crop.stage })).toBeFocused();
    for (let turn = 0; turn < 8; turn += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('slider', { name: t.crop.zoom })).toBeFocused();
    for (let turn = 0; turn < 10; turn += 1) await page.keyboard.press('ArrowRight');
    const use = dialog.getByRole('button', { name: t.crop.use });
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Tab');
    await expect(use).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, t.picture.saved)).toBeVisible();
    const { colourAt } = await savedPicture(page);
    expect(colourAt(5, 128)).toBe('red');

    await page.getByRole('textbox', { name: onboarding.userInfo.phone }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('8039876543');
    await expect(page.getByText('1 项未保存的修改')).toBeVisible();
    await reloadPage(page);
    await expect(page.getByRole('textbox', { name: onboarding.userInfo.phone })).toHaveValue('8039876543');
    await page.getByRole('link', { name: `返回${wallet.screens.profile}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: t.leave.heading })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('textbox', { name: onboarding.userInfo.phone }).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, onboarding.userInfo.saved)).toBeVisible();
    expect((await savedProfile(page)).phone_number).toBe('+2348039876543');
  });

  test('a turned JPEG is upright, and nothing of its Exif is left', async ({ page }) => {
    const { profile: t } = messages('en');
    await openPage(page, EDIT);
    // As a phone that was held upright stores it: to be turned by 90 degrees clockwise, so the left is on top.
    const turned = await twoColours()
      .withExif({ IFD0: { Copyright: 'Tobi', Model: 'Camera 7' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(readPicture(turned)).toMatchObject({ width: 600, height: 400, isBare: false });
    await choose(page, 'turned.jpg', turned);
    await usePicture(page);
    const { bytes, colourAt } = await savedPicture(page);
    expect(readPicture(bytes)).toMatchObject({ isBare: true });
    expect(bytes.includes('Exif')).toBe(false);
    expect([colourAt(128, 20), colourAt(128, 236)]).toEqual(['red', 'blue']);
    expect([colourAt(20, 60), colourAt(236, 60)]).toEqual(['red', 'red']);

    await page.getByRole('button', { name: t.picture.remove }).click();
    await expect(toast(page, t.picture.removed)).toBeVisible();
    expect((await savedProfile(page)).avatar_url).toBeNull();
  });

  test('what can’t be used says why, and nothing is sent', async ({ page, mock }) => {
    const { picture: t } = messages('en').profile;
    await openPage(page, EDIT);
    const alert = page.getByRole('main').getByRole('alert');
    const whole = await twoColours().png().toBuffer();
    const cases = [
      ['photo.heic', Buffer.from(heic(400, 300)), `${t.unreadable} ${t.unreadableText}`],
      ['photo.jpg', Buffer.from('<svg/>'), `${t.unreadable} ${t.unreadableText}`],
      // Its header is whole, its pixels are not.
      ['broken.png', whole.subarray(0, 60), `${t.unreadable} ${t.unreadableText}`],
      ['bomb.png', bomb(whole), `${t.tooLarge} ${t.tooManyPixels}`],
      [
        'large.png',
        Buffer.concat([whole, Buffer.alloc(8 * 1024 * 1024 + 1 - whole.length)]),
        `${t.tooLarge} ${t.tooLargeText}`,
      ],
    ] as const;
    for (const [name, buffer, text] of cases) {
      await choose(page, name, buffer);
      await expect(alert, name).toHaveText(text);
    }
    // One byte less is one of 8 MB.
    await choose(page, 'fits.png', Buffer.concat([whole, Buffer.alloc(8 * 1024 * 1024 - whole.length)]));
    await expect(cropDialog(page)).toBeVisible();
    await expect(alert).toHaveText('');
    await mock.expectNoCall('PUT /user/avatar');
  });
});

/** A small PNG that claims 60 000 pixels of each side. */
function bomb(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(60_000, 16);
  copy.writeUInt32BE(60_000, 20);
  return copy;
}

test.describe('without an address', () => {
  test.use({ persona: 'no-address' });

  test('by keyboard, in Chinese, somebody fills in what is missing, and may send more', async ({ page }) => {
    const { profile: t, onboarding } = messages('cn');
    await setLanguage(page, 'cn');
    await openPage(page, '/w/profile');
    await page.getByRole('region', { name: t.personal.heading }).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(onboarding.userInfo.street).focus();
    for (const text of ['Awolowo Road 27', 'Lagos', 'Lagos', '101233']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('combobox', { name: onboarding.userInfo.country })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: onboarding.userInfo.save })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, onboarding.userInfo.saved)).toBeVisible();
    await expect(page).toHaveURL('/w/profile');
    await expect(page.getByRole('region', { name: t.limits.heading })).toContainText('2 级');
    expect((await savedProfile(page)).missing).toEqual([]);
  });
});

testLooks(
  'the profile',
  'the three screens, the crop and the question',
  async ({ page, mock, locale, texts, main, check }) => {
    const { profile: t, onboarding } = texts;
    await mock.persona('no-address', { login: true });
    await openPage(page, '/w/profile');
    await expect(main).toContainText(t.limits.needs.profile);
    await check('the profile');
    await openPage(page, '/w/set-profile');
    await page.getByRole('button', { name: onboarding.userInfo.save }).click();
    await expect(page.getByLabel(onboarding.userInfo.street)).toBeFocused();
    await check('what is missing, with its errors');
    await openPage(page, EDIT);
    await page.getByLabel(onboarding.userInfo.lastName).fill('Musa');
    await expect(page.getByRole('button', { name: t.form.save })).toBeVisible();
    await check('the form with a change');
    await choose(page, 'photo.png', await twoColours().png().toBuffer());
    await expect(cropDialog(page, locale)).toBeVisible();
    await check('the crop', cropDialog(page, locale));
    await page.keyboard.press('Escape');
    await main.getByRole('link').first().click();
    await expect(page.getByRole('dialog', { name: t.leave.heading })).toBeVisible();
    await check('the question', page.getByRole('dialog'));
  },
);
