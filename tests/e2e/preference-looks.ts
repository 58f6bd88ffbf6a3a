import type { Page } from '@playwright/test';

/** How the page looks for each preference, as it is painted: run in the page. Empty while nothing of it is there. */
export const looks = {
  theme: () => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return red + green + blue > 382 ? 'light' : 'dark';
  },
  language: () => {
    const home = document.querySelector('nav.side a[href="/w"]:not(.brand)');
    return home ? `${document.documentElement.lang} ${home.textContent}` : '';
  },
  balances: () => {
    const money = document.querySelector('.money.hero');
    return money?.querySelector('[aria-hidden]')?.textContent ?? money?.textContent ?? '';
  },
  currency: () => document.querySelector('.money.hero')?.textContent ?? '',
  numbers: () => document.querySelector('.money.hero')?.textContent.replace(/[^\d.,]/g, '') ?? '',
  colors: () => {
    const rise = document.querySelector('.change.up');
    if (!rise) return '';
    const [red = 0, green = 0] = (getComputedStyle(rise).color.match(/[\d.]+/g) ?? []).map(Number);
    return red > green ? 'red' : 'green';
  },
  motion: () => {
    const link = document.querySelector('nav.side li a');
    return link ? getComputedStyle(link).transitionProperty : '';
  },
} satisfies Record<string, () => string>;
export type Look = keyof typeof looks;

/** Notes how each frame of the next documents looks. Before page.goto(). */
export async function sampleLooks(page: Page, what: Look): Promise<void> {
  await page.addInitScript(`
    globalThis.seenLooks = new Set();
    const look = ${looks[what].toString()};
    const sample = () => {
      const seen = look();
      if (seen) globalThis.seenLooks.add(seen);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);`);
}

/** The looks that were seen since the document began, each once. */
export async function seenLooks(page: Page): Promise<string[]> {
  const seen = await page.waitForFunction(() => {
    const { seenLooks: some } = globalThis as unknown as { seenLooks: ReadonlySet<string> };
    return some.size > 0 && [...some];
  });
  return (await seen.jsonValue()) || [];
}
