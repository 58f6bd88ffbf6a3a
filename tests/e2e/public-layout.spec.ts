import { matrix } from '../tier.ts';
import { clippedElements } from './large-text.ts';
import { widthsThatOverflow } from './layout-checks.ts';
import { expect, test } from './public-page.ts';
import { publicKinds } from './public-paths.ts';
import { openPage } from './open-page.ts';

const swept = matrix('public pages at every width', publicKinds, (_, index) => index % 3 === 0);

test('no public page scrolls sideways at any width', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of swept) {
    await openPage(page, path);
    expect.soft(await widthsThatOverflow(page), path).toEqual([]);
  }
});

for (const path of ['/legal/cookies', '/legal/privacy-policy']) {
  test(`the tables of ${path} break no words on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, path);
    const broken = await page.evaluate(() => {
      const found: string[] = [];
      const texts = [...document.querySelectorAll('main :is(th, td)')].flatMap((cell) => [
        ...cell.childNodes,
      ]);
      for (const text of texts.filter((node) => node.nodeType === Node.TEXT_NODE))
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1 && !word.includes('-')) found.push(word);
        }
      return found;
    });
    expect(broken).toEqual([]);
  });
}

// A page arrives in chunks, and a slow one is painted between them.
for (const [path, text, picture] of [
  ['/', '.hero h1', '.art'],
  ['/features', '.feature h2', '.pic'],
] as const) {
  test(`${path} does not shift its text when the picture beside it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, path);
    const textBlock = page.locator(text).first();
    const whole = await textBlock.boundingBox();
    await page.evaluate((selector) => document.querySelector(selector)?.remove(), picture);
    expect(await textBlock.boundingBox()).toEqual(whole);
  });
}

for (const width of [800, 1024, 1240]) {
  test(`the picture of / is beside the sign-up box at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/');
    const text = await page.locator('.hero > :first-child').boundingBox();
    const picture = await page.locator('.art').boundingBox();
    expect(picture?.x).toBeGreaterThanOrEqual((text?.x ?? Infinity) + (text?.width ?? 0));
    expect(picture?.y).toBe(text?.y);
    const lines = await page
      .locator('.hero h1 span')
      .evaluateAll((words) =>
        words.map((word) => word.clientHeight / parseFloat(getComputedStyle(word).lineHeight)),
      );
    expect(lines.map(Math.round)).toEqual([1, 1, 1]);
    expect(await clippedElements(page)).toEqual([]);
  });
}

for (const path of ['/', '/about-us', '/legal/privacy-policy']) {
  test(`${path} uses the brand font for headings on the first visit, and the fallback font takes the same space`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 844 });
    await openPage(page, path);
    const display = await page.evaluate(async () => {
      const face = [...document.fonts].find(({ family }) => family.replaceAll('"', '') === 'Cowrie Display');
      await face?.loaded;
      return face?.display;
    });
    expect(display).toBe('swap');
    const measure = (family: string) =>
      page.evaluate(async (fontFamily) => {
        const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')];
        for (const heading of headings) heading.style.fontFamily = fontFamily;
        await document.fonts.ready;
        const heights = headings.map(({ offsetHeight }) => offsetHeight);
        for (const heading of headings) heading.style.whiteSpace = 'nowrap';
        const range = document.createRange();
        const width = headings.reduce((sum, heading) => {
          range.selectNodeContents(heading);
          return sum + range.getBoundingClientRect().width;
        }, 0);
        for (const heading of headings) heading.style.whiteSpace = '';
        return { heights, width };
      }, family);
    const own = await measure('Cowrie Display');
    const fallback = await measure('Cowrie Display Fallback');
    expect(fallback.heights).toEqual(own.heights);
    expect(fallback.width / own.width).toBeGreaterThan(0.94);
    expect(fallback.width / own.width).toBeLessThan(1.06);
  });
}

// requirement: 2.75
test('the navigation stays at the top while the page scrolls', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/features');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const header = page.getByRole('banner');
    await expect.poll(async () => (await header.boundingBox())?.y, { message: `${width} px` }).toBe(0);
    await expect(header.getByRole('link', { name: 'Sign up' })).toBeInViewport();
  }
});
