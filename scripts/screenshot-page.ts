import type { Browser, Page } from '@playwright/test';
import { languageTags, localizePath, type Locale } from '#src/intl/locale.ts';

export interface Screenshot {
  route: string;
  width: number;
  theme: 'light' | 'dark';
  language: Locale;
  /** A guest if undefined. */
  persona: string | undefined;
  file: string;
}

export interface Taken extends Screenshot {
  /** Problems to mention beside the picture. */
  notes: string[];
}

interface Cookie {
  name: string;
  value: string;
}

/** Creates a sandbox for each screenshot, so that they do not share state. */
async function sandboxCookies(mock: string, persona: string | undefined): Promise<Cookie[]> {
  const response = await fetch(`${mock}/__mock/sandboxes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-control': '1' },
    body: JSON.stringify(persona ? { persona } : {}),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`the mock answered ${response.status} for persona ${persona ?? 'none'}: ${text}`);
  return (JSON.parse(text) as { cookies: Cookie[] }).cookies;
}

/**
 * The fonts are `font-display: optional`, so a slow first frame keeps the fallback. This loads
 * the same faces without that limit, so that screenshots show the product's own fonts.
 */
async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rulesOf = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => (rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [rule]));
    const faces = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules));
    const loading = faces.flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const descriptor = (name: string) => rule.style.getPropertyValue(name);
      const source = descriptor('src');
      if (!source.startsWith('url(')) return [];
      const face = new FontFace(descriptor('font-family').replaceAll('"', ''), source, {
        weight: descriptor('font-weight'),
        ...(descriptor('unicode-range') ? { unicodeRange: descriptor('unicode-range') } : {}),
      });
      document.fonts.add(face);
      return [face.load()];
    });
    await Promise.all(loading);
  });
}

/** Milliseconds after which an unfinished page is photographed as it is. */
const PATIENCE = 15_000;

/**
 * Waits until nothing on a signed-in screen is busy and no skeleton is left. Its event stream keeps the network from becoming idle. An
 * outline of a feature that is coming soon does not count.
 */
function walletArrived(): boolean {
  const wallet = document.querySelector('.wallet');
  const asked = new URLSearchParams(location.search).has('panel');
  if (!wallet || wallet.getAttribute('aria-busy') === 'true') return false;
  if (wallet.querySelector('[aria-busy="true"]') || (asked && !wallet.querySelector('.panel'))) return false;
  return [...wallet.querySelectorAll('.skeleton')].every((skeleton) => skeleton.closest('.sketch'));
}

/** Waits for fonts, images and two frames. Later changes are animations. */
async function settled(page: Page): Promise<void> {
  const limit = { timeout: PATIENCE };
  const signedIn = (await page.locator('.wallet').count()) > 0;
  const rest = signedIn
    ? page.waitForFunction(walletArrived, undefined, limit)
    : page.waitForLoadState('networkidle', limit);
  await rest.catch(() => undefined);
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * Takes a screenshot of a whole page, or of the viewport if the route opens a panel.
 * @param mock the URL of the mock, or null for a site without one.
 */
export async function takeScreenshot(
  browser: Browser,
  site: string,
  mock: string | null,
  shot: Screenshot,
): Promise<Taken> {
  const { route, width, theme, language, persona, file } = shot;
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 600,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: languageTags[language],
  });
  try {
    const address = new URL(route, site);
    address.pathname = localizePath(language, address.pathname);
    const domain = address.hostname;
    const cookies = [
      ...(mock ? await sandboxCookies(mock, persona) : []),
      { name: 'lang', value: language },
      { name: 'theme', value: theme },
    ];
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, domain, path: '/' })));
    const page = await context.newPage();
    const notes: string[] = [];
    page.on('pageerror', (error) => notes.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      // The page's own status is noted below.
      if (message.type() === 'error' && message.location().url !== address.href) notes.push(message.text());
    });
    const response = await page.goto(address.href);
    await loadFonts(page);
    await settled(page);
    if (response && response.status() !== 200) notes.unshift(`answered ${response.status()}`);
    const { pathname } = new URL(page.url());
    if (pathname !== address.pathname) notes.unshift(`led to ${pathname}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) notes.push(`${overflow} px wider than the window`);
    // A panel covers the window, and of a longer page only that.
    await page.screenshot({ path: file, fullPage: !address.searchParams.has('panel') });
    return { ...shot, notes };
  } finally {
    await context.close();
  }
}
