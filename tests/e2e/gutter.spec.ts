import type { Page } from '@playwright/test';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { nameBisi, openContact, press } from './contact.ts';
import { panelOf } from './finding.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { settled } from './settled.ts';
import { OPENING } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// What becomes of the page's scrollbar while something modal is open: the page stays where it is, and the place of the
// scrollbar is no strip of another colour. With a scrollbar that takes room, as on a desktop: the project `window` of playwright.config.ts.

test.use({ persona: 'complete' });

const HEIGHT = 700;
/** Of 255: how far two colours are apart that nobody tells from each other, as a shadow's last pixels are. */
const SAME = 3;

/** Red, green and blue of points of the window, as they are painted. */
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

/** Pixels: where the page ends and the room for its scrollbar begins. The root's own width counts that room in. */
const pageEnd = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().right);

/** The room of the scrollbar looks like the last pixel beside it, from top to bottom. */
async function expectNoStrip(page: Page, story: string): Promise<void> {
  await settled(page);
  const end = await pageEnd(page);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(width - end, `${story}: room for a scrollbar`).toBeGreaterThan(5);
  const heights = [4, 90, HEIGHT / 2, HEIGHT - 60, HEIGHT - 4];
  const columns = [end - 1, end, (end + width) / 2, width - 1].map(Math.floor);
  const colours = await coloursAt(
    page,
    heights.flatMap((y) => columns.map((x) => ({ x, y }))),
  );
  for (const [line, y] of heights.entries()) {
    const [beside = [], ...room] = colours.slice(line * columns.length, (line + 1) * columns.length);
    for (const colour of room) {
      const apart = Math.max(...colour.map((value, index) => Math.abs(value - (beside[index] ?? 0))));
      expect(apart, `${story}, ${y}: ${String(colour)} beside ${String(beside)}`).toBeLessThanOrEqual(SAME);
    }
  }
}

/** Panels that stand over the page, the top one last. The drawer has no scrollbar of its own at its edge. */
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
const questions = matrix('questions at the edge', themes, (theme) => theme === 'dark');

for (const colorScheme of themes)
  test.describe(`${colorScheme}, 1440 px wide`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: HEIGHT } });

    for (const { open } of stacksAndThemes.filter((one) => one.colorScheme === colorScheme))
      // requirement: 2.31
      test(`${open.join(', then ')}: the page’s edge is what stands beside it`, async ({ page }) => {
        await page.goto(`${QUIET_SCREEN}?${open.map((name) => `panel=${name}`).join('&')}`);
        for (const name of open) await expect(panelOf(page, name)).toBeVisible(OPENING);
        await expectNoStrip(page, open.join());
      });

    if (!questions.includes(colorScheme)) return;
    // requirement: 2.31
    test('a question: the page’s edge is under its veil too', async ({ page }) => {
      await openContact(page);
      await nameBisi(page);
      await page.reload();
      await press(page, 'remove').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoStrip(page, 'the question');
    });
  });

/** Where what stands on the page is, in pixels of the window. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['body', 'header', 'main', 'main h2'].map((part) => {
      const { left, top, width } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return { part, left, top, width };
    }),
  );

for (const name of ['search', 'notifications', 'profile'] satisfies PanelName[])
  // requirement: 2.31
  test(`${name}: nothing of the page moves while it comes and goes`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.goto('/w/account');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(OPENING);
    await settled(page);
    // There is a scrollbar that goes away.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(HEIGHT);
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    const before = await places(page);
    await page.evaluate((panel) => {
      history.pushState(null, '', `?panel=${panel}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, name);
    await expect(panelOf(page, name)).toBeVisible();
    await settled(page);
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });

test('a narrow window keeps no room for a scrollbar: a panel reaches its edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.goto('/w/account?panel=history');
  await expect(panelOf(page, 'history')).toBeVisible(OPENING);
  await settled(page);
  expect(await pageEnd(page)).toBe(390);
  expect(await panelOf(page, 'history').boundingBox()).toMatchObject({ x: 0, width: 390 });
});
