import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { localeOf } from '#src/intl/locale.ts';
import { expect, test } from './mock.ts';
import { publicKinds } from './public-paths.ts';

interface Stop {
  /** What a person would call it. */
  readonly name: string;
  /** Its middle is seen and is its own: nothing, such as the fixed top, lies over it. */
  readonly seen: boolean;
  /** A ring or another outline tells that it has the focus. */
  readonly ring: boolean;
}

/** Where the focus is, once what it moved has come to rest; null once it has left the page. */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isSeen = () => {
      const box = element.getBoundingClientRect();
      const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
      // The middle of what is in the window: a tall field may begin near its lower edge.
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const top = document.elementFromPoint(x, y);
      return (
        box.top < innerHeight &&
        box.bottom > 0 &&
        (element.contains(top) || (top?.contains(element) ?? false))
      );
    };
    // A drop-down opens, and the page scrolls, some frames after the key.
    for (let frame = 0; frame < 30 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
    let ring = false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(around);
      ring ||= outlineStyle !== 'none' && outlineWidth !== '0px';
    }
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60);
    return { name: name || element.tagName, seen: isSeen(), ring };
  });
}

for (const path of publicKinds) {
  test(`${path} is walked through by the Tab key alone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const { shell } = messages(localeOf(path.split('/')[1]));
    const stops: Stop[] = [];
    for (let count = 0; count < 200; count += 1) {
      await page.keyboard.press('Tab');
      const next = await stop(page);
      if (!next) break;
      stops.push(next);
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.length).toBeLessThan(200);
    expect(stops[0]?.name).toBe(shell.skip);
    expect(
      stops.filter(({ seen }) => !seen).map(({ name }) => name),
      'covered or out of sight',
    ).toEqual([]);
    expect(
      stops.filter(({ ring }) => !ring).map(({ name }) => name),
      'without a ring',
    ).toEqual([]);
  });
}
