import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { panelOf } from './panels.ts';
import { LARGE_TEXT, overlappingLines, horizontalOverflow } from './large-text.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

test.use({ ...LARGE_TEXT, persona: 'many' });

/**
 * Elements whose text does not scale: pictures and marks, the dock whose five items share a phone’s width, and the total, which
 * fits its box.
 */
const CAPPED = '.money.hero, .dock, .count, .avatar, kbd, option, [aria-hidden]';

/** Texts that did not scale. */
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
          // A collapsed sidebar's heading is for screen readers only and has no size.
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
  ['/w/marketplace', null],
  ['/w/notifications', null],
  ['/w/security/emergency-contact', null],
  ['/w/token/btc', null],
  ['/w/transactions', null],
  ['/w/send', null],
  ['/w/financial-history', null],
  ['/w/assets', null],
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
  'screens and panels in each width',
  places.flatMap((place, index) =>
    widths.map((size, at) => ({ place, size, inTurn: index % widths.length === at })),
  ),
  ({ inTurn }) => inTurn,
);

for (const {
  place: [path, panel],
  size: [width, height],
} of cases) {
  const place = panel ? `${path} with ${panel}` : path;
  // requirement: 2.58
  test(`${place}, ${width} px wide, fits text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, panel ? `${path}?panel=${panel}` : path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (panel)
      await expect(
        panelOf(page, panel).getByRole('button', { name: messages('en').walletPanels.close }),
      ).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await overlappingLines(page)).toEqual([]);
    expect(await unchanged(page)).toEqual([]);
  });
}
