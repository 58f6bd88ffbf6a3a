import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { panelOf } from './finding.ts';
import { LARGE_TEXT, crushed, sideways } from './large-text.ts';
import { expect, test } from './mock.ts';
import { OPENING } from './wallet-figures.ts';

test.use({ ...LARGE_TEXT, persona: 'many' });

/** Letters stay as they are in what is a picture or a mark, and in the bar whose five places share a phone’s width. The
 * total is as large as its place lets it be. */
const CAPPED = '.money.hero, .dock, .count, .avatar, kbd, option, [aria-hidden]';

/** Texts that are no larger than they always are. */
const unchanged = (page: Page) =>
  page.evaluate(
    (capped) =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
        )
        .filter(
          (element) => element.checkVisibility() && !element.closest(`${capped}, .sr, script, style, svg`),
        )
        .filter((element) => {
          // A folded sidebar's heading is there for a screen reader alone, at no size.
          const size = parseFloat(getComputedStyle(element).fontSize);
          return size > 0 && size < 22;
        })
        .map(
          (element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 30)}`,
        ),
    CAPPED,
  );

const places = [
  ['/w', null],
  ['/w/account', null],
  ['/w/notifications', null],
  ['/w/security/emergency-contact', null],
  ['/w/transactions', null],
  ['/w', 'search'],
  ['/w', 'notifications'],
  ['/w', 'support'],
  ['/w', 'profile'],
] as const;
const widths = [
  [1440, 900],
  [1100, 800],
  [390, 844],
] as const;
const cases = matrix(
  'places in each width',
  places.flatMap((place, index) =>
    widths.map((size, at) => ({ place, size, inTurn: index % widths.length === at })),
  ),
  ({ inTurn }) => inTurn,
);

for (const {
  place: [path, panel],
  size: [width, height],
} of cases) {
  const what = panel ? `${path} with ${panel}` : path;
  // requirement: 2.58
  test(`${what}, ${width} px wide, has room for text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(panel ? `${path}?panel=${panel}` : path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(OPENING);
    if (panel)
      await expect(
        panelOf(page, panel).getByRole('button', { name: messages('en').walletPanels.close }),
      ).toBeVisible(OPENING);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, OPENING);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await crushed(page)).toEqual([]);
    expect(await unchanged(page)).toEqual([]);
  });
}
