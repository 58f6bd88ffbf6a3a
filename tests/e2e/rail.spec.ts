import type { Locator } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';
import { expectScreenLoaded } from './screen-loaded.ts';

// The sidebar as icons alone. Their names stand over the page: that needs a layout.

const { wallet: en } = messages('en');
test.use({ persona: 'complete' });

const bounds = (item: Locator) => item.evaluate((element) => element.getBoundingClientRect());

test('on a tablet an icon of the rail has its name beside it while it is pointed at or has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/w/logout');
  await expectScreenLoaded(page);
  const rail = page.getByRole('navigation', { name: en.nav.label });
  const before = await bounds(page.getByRole('main'));
  const items = rail.locator('li a, :scope > button');
  await expect(items).toHaveCount(11);
  for (const item of await items.all()) {
    const label = item.locator('span');
    const name = await label.innerText();
    const opacity = () => label.evaluate((element) => getComputedStyle(element).opacity);
    await item.hover();
    await expect.poll(opacity, name).toBe('1');
    const { x, right, y, height } = await bounds(label);
    expect(x, name).toBeGreaterThanOrEqual((await bounds(rail)).right);
    // Not cut off, and over the page.
    const onTop = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.textContent, [
      right - 4,
      y + height / 2,
    ] as const);
    expect(onTop, name).toBe(name);
    await page.mouse.move(600, 600);
    await expect.poll(opacity, name).toBe('0');
    await item.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
    await expect.poll(opacity, name).toBe('1');
  }
  expect(await bounds(page.getByRole('main'))).toEqual(before);
  // Where the rail is higher than the window it scrolls.
  await page.setViewportSize({ width: 768, height: 400 });
  const expand = rail.getByRole('button', { name: en.nav.expand });
  await expand.scrollIntoViewIfNeeded();
  await expect(expand).toBeInViewport({ ratio: 1 });
});
