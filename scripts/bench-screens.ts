import { chromium, type Browser, type Page } from 'playwright';
import type { Row } from './bench-bytes.ts';
import { frameWork, traceCategories } from './bench-frames.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { addCookies, median, mobile, onPhone, slowProcessor, throttle } from './page-load.ts';

const ROUNDS = 5;
/** Milliseconds of work in a frame, from which on a person notices (wallet.md 2.7). */
const FRAME_LIMIT = 50;
const TIMEOUT = { timeout: 60_000 };

interface Screen {
  readonly path: string;
  /** Where its link is pressed. */
  readonly from: string;
  /** What is there once its list is. */
  readonly list: string;
}

const screens: readonly Screen[] = [
  { path: '/w', from: '/w/assets', list: '.card.assets .worth' },
  { path: '/w/assets', from: '/w', list: '[data-asset]' },
  { path: '/w/receive', from: '/w', list: '#main .lines a' },
  { path: '/w/transactions', from: '/w', list: '[data-transaction]' },
  { path: '/w/financial-history', from: '/w/account', list: '#main .ledger .amount' },
];

/** Milliseconds from the press of a link to the frame that paints what it leads to. */
function pressToPaint(page: Page, { path, list }: Screen): Promise<number> {
  return page.evaluate(
    ([href, selector]) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
        if (!link) throw new Error(`There is no link to ${href}.`);
        const pressed = performance.now();
        const watch = new MutationObserver(() => {
          if (location.pathname !== href || !document.querySelector(selector)) return;
          watch.disconnect();
          // The first task after the frame.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressed);
            port2.postMessage(null);
          });
        });
        watch.observe(document, { subtree: true, childList: true });
        link.click();
      }),
    [path, list] as const,
  );
}

const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

async function pressRow(browser: Browser, url: string, cookie: string, screen: Screen): Promise<Row> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    figures.push(
      await onPhone(browser, async (page, cdp) => {
        await addCookies(page, cookie, url);
        await page.goto(url + screen.from, { waitUntil: 'networkidle', ...TIMEOUT });
        await idle(page);
        await throttle(cdp, mobile);
        return pressToPaint(page, screen);
      }),
    );
  return {
    what: `${screen.path}, 4G: from the press to the painted list`,
    value: `${median(figures).toFixed(0)} ms`,
    budget: '',
    within: true,
  };
}

/** Presses "Show older" until there is nothing older. */
async function loadAll(page: Page): Promise<number> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const press = () => {
          const button = document.querySelector<HTMLButtonElement>('.older button');
          if (!button) {
            resolve();
            return;
          }
          if (button.getAttribute('aria-disabled') !== 'true') button.click();
          setTimeout(press, 5);
        };
        press();
      }),
  );
  return page.locator('.days section').count();
}

/** Records what the main thread does meanwhile. */
async function workDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: traceCategories });
  await act();
  return frameWork(await browser.stopTracing());
}

/** Scrolls as far in each frame as a fling does (12,000 px/s at 60 frames), at the list's top, its middle and its end. */
async function scrollThrough(page: Page): Promise<void> {
  for (const part of [0, 0.5, 0.95]) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
    await idle(page);
    for (const top of [200, -200])
      await page.evaluate(
        ([step, frames]) =>
          new Promise<void>((resolve) => {
            let left = frames;
            const scroll = () => {
              scrollBy({ top: step, behavior: 'instant' });
              left -= 1;
              if (left > 0) requestAnimationFrame(scroll);
              else resolve();
            };
            requestAnimationFrame(scroll);
          }),
        [top, 60] as const,
      );
  }
}

/** Types letter by letter, waits for what is found, and clears the field again. */
async function search(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const field = page.locator('#main .find-field input');
  for (const text of ['adaobi', 'rent', '0.5']) {
    await field.pressSequentially(text, { delay: 120 });
    await page.waitForURL(`**/w/transactions?q=${text}`, TIMEOUT);
    await page.locator('[data-transaction] mark, [data-transaction]').first().waitFor(TIMEOUT);
    await field.fill('');
    await page.waitForURL('**/w/transactions', TIMEOUT);
  }
}

function frameRow(what: string, work: readonly number[]): Row {
  const most = Math.max(...work);
  const drawn = work.filter((each) => each > 0);
  return {
    what: `10,000 transactions ${what}: processor time of a frame at most (median), 4x slower`,
    value: `${most.toFixed(0)} (${median(drawn).toFixed(0)}) ms`,
    budget: `<= ${FRAME_LIMIT} ms`,
    within: most <= FRAME_LIMIT,
  };
}

async function longListRows(browser: Browser, url: string, cookie: string): Promise<Row[]> {
  return onPhone(browser, async (page, cdp) => {
    await addCookies(page, cookie, url);
    await page.goto(`${url}/w/transactions`, { waitUntil: 'networkidle', ...TIMEOUT });
    const days = await loadAll(page);
    await idle(page);
    await slowProcessor(cdp);
    const scrolled = await workDuring(browser, page, () => scrollThrough(page));
    const searched = await workDuring(browser, page, () => search(page));
    return [frameRow(`of ${days} days scrolled`, scrolled), frameRow('searched', searched)];
  });
}

/**
 * Measures the five screens of money as a person sees them, on a phone whose processor is 4 times slower: from a press to what it
 * leads to, and the work of a frame in a list of 10,000 rows, all of them loaded.
 */
export async function screenRows(url: string, signIn: (persona: string) => Promise<string>): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const rows: Row[] = await longListRows(browser, url, await signIn('many-transactions'));
    const cookie = await signIn('complete');
    for (const screen of screens) rows.push(await pressRow(browser, url, cookie, screen));
    return rows;
  } finally {
    await browser.close();
  }
}
