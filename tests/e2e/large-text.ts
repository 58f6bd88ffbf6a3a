import type { Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';

/** The browser's own text size, as a reader sets it: queries in em follow it, which a style on the page can't show. */
export const LARGE_TEXT = {
  launchOptions: {
    executablePath: findBrowser('headless-shell') ?? undefined,
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
  },
};

/** How far the page can be scrolled to the side, in px. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts of which one line lies over the next. */
export const crushed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :is(p, li, a, b, h1, h2, h3, dt, dd, td, label, button)')]
      .filter((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        const drawn = element.closest('[role=img], svg');
        return !drawn && element.textContent.trim() && parseFloat(lineHeight) < 0.95 * parseFloat(fontSize);
      })
      .map((element) => element.textContent.trim().slice(0, 40)),
  );
