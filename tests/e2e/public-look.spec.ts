import { cutOff } from './large-text.ts';
import { expect, test } from './public-page.ts';

for (const path of ['/legal/cookies', '/legal/privacy-policy']) {
  test(`${path} keeps the words of its tables whole on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
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

// A page comes in pieces, and a slow one is painted between them.
for (const [path, text, picture] of [
  ['/', '.hero h1', '.art'],
  ['/features', '.feature h2', '.pic'],
] as const) {
  test(`${path} does not move its words when the picture beside them comes`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const words = page.locator(text).first();
    const whole = await words.boundingBox();
    await page.evaluate((selector) => document.querySelector(selector)?.remove(), picture);
    expect(await words.boundingBox()).toEqual(whole);
  });
}

for (const width of [800, 1024, 1240]) {
  test(`/ has its picture beside the sign-up box at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
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
    expect(await cutOff(page)).toEqual([]);
  });
}
