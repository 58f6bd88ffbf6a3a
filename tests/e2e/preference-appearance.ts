import type { Page } from '@playwright/test';

/** Reads from the page how each preference is rendered; empty until it is. */
export const appearances = {
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
export type PreferenceName = keyof typeof appearances;

/** Records the appearance in each animation frame of the next documents. Call before the page is opened. */
export async function recordAppearance(page: Page, preference: PreferenceName): Promise<void> {
  await page.addInitScript(`
    globalThis.recordedAppearances = new Set();
    const readAppearance = ${appearances[preference].toString()};
    const sample = () => {
      const seen = readAppearance();
      if (seen) globalThis.recordedAppearances.add(seen);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);`);
}

/** The distinct appearances since the start of the document. */
export async function recordedAppearances(page: Page): Promise<string[]> {
  const seen = await page.waitForFunction(() => {
    const { recordedAppearances: recorded } = globalThis as unknown as {
      recordedAppearances: ReadonlySet<string>;
    };
    return recorded.size > 0 && [...recorded];
  });
  return (await seen.jsonValue()) || [];
}
