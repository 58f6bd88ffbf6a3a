import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect } from './mock.ts';
import { openPage } from './open-page.ts';

const { nav, header } = messages('en').wallet;

/** The buttons of the wallet's header, in their order. */
export const headerTools = [new RegExp(`^${header.search}`), header.help, /^Notifications/, /^Profile: /];
export const walletMenu = (page: Page) => page.getByRole('navigation', { name: nav.label });

/** Opens a screen of the wallet, and waits until nothing more loads. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await expect(page.getByRole('button', { name: /^Profile: / })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/**
 * Fixed or sticky elements that cover a part of the focused one (WCAG 2.4.12). One that is higher than the room between them, as a
 * list with a scrollbar of its own in a low window, is covered wherever it stands: it must fill that room.
 */
export const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const own = focused.getBoundingClientRect();
    const bars = [...document.querySelectorAll('header.top, nav.dock')];
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    const start = heights[0] ?? 0;
    const end = innerHeight - (heights[1] ?? 0);
    const fillsRoom = own.top <= start && own.height > end - start && own.bottom > start + (end - start) / 2;
    return bars.flatMap((fixed) => {
      const box = fixed.getBoundingClientRect();
      const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)];
      const [top, bottom] = [Math.max(own.top, box.top), Math.min(own.bottom, box.bottom)];
      if (fillsRoom || fixed.contains(focused) || right - left < 1 || bottom - top < 2) return [];
      // The skip link is above the header.
      const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return focused.contains(upper)
        ? []
        : [`${focused.tagName} ${focused.textContent} is under ${fixed.className}`];
    });
  });
