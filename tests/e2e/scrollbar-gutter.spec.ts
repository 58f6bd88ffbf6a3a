import type { Page } from '@playwright/test';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { createBisi, openContact, clickAction } from './emergency-contact.ts';
import { panelOf } from './panels.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage, reloadPage } from './open-page.ts';

// While a modal dialog is open the page keeps its layout, and the room of its scrollbar is no strip of another colour. Needs a
// scrollbar that takes up space: the project `window` of playwright.config.ts.

test.use({ persona: 'complete' });

const HEIGHT = 700;
/** The largest invisible difference of a colour channel (0 to 255), such as in the last pixels of a shadow. */
const TOLERANCE = 3;

/** The painted colour of points of the viewport as red, green and blue. */
async function coloursAt(page: Page, points: readonly { x: number; y: number }[]): Promise<number[][]> {
  const picture = (await page.screenshot({ scale: 'css' })).toString('base64');
  return page.evaluate(
    async ({ png, at }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return at.map(({ x, y }) => [...(canvas?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3));
    },
    { png: picture, at: points },
  );
}

/** The x coordinate where the page ends and the scrollbar gutter starts; the width of the root element includes the gutter. */
const pageEnd = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().right);

/** The gutter has the colour of the last pixel beside it, from top to bottom. */
async function expectNoStrip(page: Page, name: string): Promise<void> {
  await waitForAnimations(page);
  const end = await pageEnd(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(width - end, `${name}: room for a scrollbar`).toBeGreaterThan(5);
  const heights = [4, 90, height / 2, height - 60, height - 4];
  const columns = [end - 1, end, (end + width) / 2, width - 1].map(Math.floor);
  const colours = await coloursAt(
    page,
    heights.flatMap((y) => columns.map((x) => ({ x, y }))),
  );
  for (const [line, y] of heights.entries()) {
    const [beside = [], ...room] = colours.slice(line * columns.length, (line + 1) * columns.length);
    for (const colour of room) {
      const difference = Math.max(...colour.map((value, index) => Math.abs(value - (beside[index] ?? 0))));
      expect(difference, `${name}, ${y}: ${String(colour)} beside ${String(beside)}`).toBeLessThanOrEqual(
        TOLERANCE,
      );
    }
  }
}

/** So high that no panel has a scrollbar of its own at its edge. */
const PANEL_HEIGHT = 1000;
/** Open panels, the top one last. The drawer has no scrollbar at its edge. */
const stacks: readonly (readonly PanelName[])[] = [
  ['qr'],
  ['profile'],
  ['secondary'],
  ['qr', 'search'],
  ['qr', 'profile'],
  ['secondary', 'search'],
  ['secondary', 'qr'],
  ['qr', 'search', 'networks'],
];

const themes = ['light', 'dark'] as const;
const inQuickRun = ['light: qr', 'dark: profile', 'light: secondary, search'];
const stacksAndThemes = matrix(
  'panels at the edge',
  themes.flatMap((colorScheme) => stacks.map((open) => ({ colorScheme, open }))),
  ({ colorScheme, open }) => inQuickRun.includes(`${colorScheme}: ${open.join(', ')}`),
);
const questions = matrix('dialogs at the edge', themes, (theme) => theme === 'dark');

for (const colorScheme of themes)
  test.describe(`${colorScheme}, 1440 px wide`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: PANEL_HEIGHT } });

    for (const { open } of stacksAndThemes.filter((one) => one.colorScheme === colorScheme))
      // requirement: 2.31
      test(`${open.join(', then ')}: the scrollbar gutter has the colour beside it`, async ({ page }) => {
        await openPage(page, `${QUIET_SCREEN}?${open.map((name) => `panel=${name}`).join('&')}`);
        for (const name of open) await expect(panelOf(page, name)).toBeVisible();
        await expectNoStrip(page, open.join());
      });

    if (!questions.includes(colorScheme)) return;
    // requirement: 2.31
    test('the backdrop of a dialog covers the scrollbar gutter', async ({ page }) => {
      await openContact(page);
      await createBisi(page);
      await reloadPage(page);
      await clickAction(page, 'remove').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoStrip(page, 'the question');
    });
  });

/** The positions of the page's parts in the viewport. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['body', 'header', 'main', 'main h2'].map((part) => {
      const { left, top, width } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return { part, left, top, width };
    }),
  );

for (const name of ['search', 'notifications', 'profile'] satisfies PanelName[])
  // requirement: 2.31
  test(`${name}: opening and closing the panel moves nothing on the page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await openPage(page, '/w/account');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await waitForAnimations(page);
    // The page has a scrollbar, which the panel removes.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(HEIGHT);
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    const before = await places(page);
    await page.evaluate((panel) => {
      history.pushState(null, '', `?panel=${panel}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, name);
    await expect(panelOf(page, name)).toBeVisible();
    await waitForAnimations(page);
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });

test('a panel reaches the edge of a narrow viewport, which has no gutter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await openPage(page, '/w/account?panel=history');
  await expect(panelOf(page, 'history')).toBeVisible();
  await waitForAnimations(page);
  expect(await pageEnd(page)).toBe(390);
  expect(await panelOf(page, 'history').boundingBox()).toMatchObject({ x: 0, width: 390 });
});
