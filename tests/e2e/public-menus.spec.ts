import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { expect, test } from './public-page.ts';
import { openPage } from './open-page.ts';

const { shell } = messages('en');

test.describe('the menus of a wide viewport', () => {
  const navigation = (page: Page) => page.getByRole('navigation', { name: shell.nav.label, exact: true });
  const own = (page: Page) => navigation(page).getByRole('link', { name: shell.nav.features, exact: true });
  const button = (page: Page) =>
    navigation(page).getByRole('button', { name: interpolate(shell.nav.list, { name: shell.nav.features }) });
  const link = (page: Page) => navigation(page).getByRole('link', { name: shell.links.security });

  /** Waits, with an animation, longer than the delay that opens (60 ms) or closes (200 ms) a menu. */
  const outlastDelays = (page: Page) =>
    page.evaluate(async () => {
      await document.body.animate({ opacity: [1, 1] }, 400).finished;
    });

  test.beforeEach(async ({ page }) => {
    await openPage(page, '/contact');
    await page.mouse.move(600, 700);
  });

  test('a menu stays closed when Tab passes it', async ({ page }) => {
    await navigation(page).getByRole('link', { name: shell.nav.home }).focus();
    for (const stop of [own(page), button(page)]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await outlastDelays(page);
      await expect(link(page)).toBeHidden();
    }
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('button', { name: shell.nav.support })).toBeFocused();
  });

  // Spec section 2: Features is an item with a page of its own and a drop-down.
  // requirement: 2.137
  test('Features is a link to its page, and the list beside it does not name that page again', async ({
    page,
  }) => {
    await own(page).hover();
    await expect(link(page)).toBeVisible();
    await expect(navigation(page).locator('ul').filter({ visible: true }).getByRole('link')).toHaveCount(5);
    await own(page).press('Enter');
    await expect(page).toHaveURL('/features');
    await expect(own(page)).toHaveAttribute('aria-current', 'page');
  });

  test('the list stays, and in its place, on the way from the link to its button and back', async ({
    page,
  }) => {
    await own(page).hover();
    await expect(link(page)).toBeVisible();
    const place = await link(page).boundingBox();
    for (const stop of [button(page), own(page), button(page)]) {
      await stop.hover();
      await outlastDelays(page);
      await expect(link(page)).toBeVisible();
      expect(await link(page).boundingBox()).toEqual(place);
    }
    await button(page).click();
    await expect(link(page)).toBeVisible();
    await button(page).click();
    await expect(link(page)).toBeHidden();
  });

  test('Enter opens a menu, a second Enter closes it, and so does Escape', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('link', { name: shell.links.staking })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(link(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeHidden();
  });

  test('a press opens a menu as high as its links, which lead on', async ({ page }) => {
    await button(page).click();
    await expect(link(page)).toBeVisible();
    const { height = 0 } = (await page.locator('#nav-features').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(150);
    expect(height).toBeLessThan(300);
    await link(page).click();
    await expect(page).toHaveURL('/features#ai-security');
  });

  // requirement: 2.81
  test('hovering opens a menu, a press keeps it open, a second press closes it under the pointer', async ({
    page,
  }) => {
    await button(page).hover();
    await expect(link(page)).toBeVisible();
    await button(page).click();
    await expect(link(page)).toBeVisible();
    await page.mouse.move(600, 700);
    await outlastDelays(page);
    await expect(link(page)).toBeVisible();
    // A hand rests on the button before it presses; within the delay of hovering the browser would open the list once more.
    await button(page).hover();
    await outlastDelays(page);
    await button(page).click();
    await outlastDelays(page);
    await expect(link(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  // requirement: 2.81
  test('a menu that hovering opened is closed by Escape and by leaving it', async ({ page }) => {
    await button(page).hover();
    await link(page).hover();
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeHidden();
    await page.mouse.move(600, 700);
    await button(page).hover();
    await expect(link(page)).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(link(page)).toBeHidden();
  });
});

test('the drawer fills the window below the header, however far the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const top of [0, 700, 100_000]) {
    await openPage(page, '/features');
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.getByRole('button', { name: shell.nav.menu }).click();
    const header = await page.getByRole('banner').boundingBox();
    const drawer = await page.getByRole('navigation', { name: shell.nav.menu }).boundingBox();
    expect(header, `scrolled by ${top}`).toMatchObject({ y: 0 });
    expect(drawer, `scrolled by ${top}`).toMatchObject({
      y: header?.height,
      height: 844 - (header?.height ?? 0),
    });
  }
});

for (const [path, target, name] of [
  ['/features', '/features#ai-security', shell.links.security],
  ['/support', '/support#faq', shell.links.faq],
  ['/company', '/company#guide-lines', shell.links.brand],
] as const) {
  // requirement: 2.82
  test(`the drawer of ${path} closes every time its link leads to a section of the same page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    const drawer = page.getByRole('navigation', { name: shell.nav.menu });
    for (const time of ['first', 'second']) {
      await page.getByRole('button', { name: shell.nav.menu }).click();
      await drawer.getByRole('link', { name, exact: true }).click();
      await expect(drawer, time).toBeHidden();
      await expect(page).toHaveURL(target);
      await expect(page.locator(':target')).toBeInViewport();
    }
  });
}
