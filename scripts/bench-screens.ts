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

interface Press {
  /** What is pressed. */
  readonly button: string;
  /** The path that it leads to. */
  readonly path: string;
  /** What is there once it has done what it does. */
  readonly shown: string;
}

/** Milliseconds from a press to the frame that paints what it leads to. */
function pressToPaint(page: Page, { button, path, shown }: Press): Promise<number> {
  return page.evaluate(
    ([selector, target, result]) =>
      new Promise<number>((resolve) => {
        const pressable = document.querySelector<HTMLElement>(selector);
        if (!pressable) throw new Error(`There is no ${selector}.`);
        const pressed = performance.now();
        const watch = new MutationObserver(() => {
          if (location.pathname !== target || !document.querySelector(result)) return;
          watch.disconnect();
          // The first task after the frame.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressed);
            port2.postMessage(null);
          });
        });
        watch.observe(document, { subtree: true, childList: true });
        pressable.click();
      }),
    [button, path, shown] as const,
  );
}

const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

/** Milliseconds of one press on another page. @param open leads to where the press is. */
const pressOnce = (browser: Browser, press: Press, open: (page: Page) => Promise<void>): Promise<number> =>
  onPhone(browser, async (page, cdp) => {
    await open(page);
    await idle(page);
    await throttle(cdp, mobile);
    return pressToPaint(page, press);
  });

async function pressRow(
  browser: Browser,
  what: string,
  press: Press,
  open: (page: Page) => Promise<void>,
): Promise<Row> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) figures.push(await pressOnce(browser, press, open));
  return { what, value: `${median(figures).toFixed(0)} ms`, budget: '', within: true };
}

async function screenRow(browser: Browser, url: string, cookie: string, screen: Screen): Promise<Row> {
  const { path, from, list } = screen;
  const press = { button: `a[href="${path}"]`, path, shown: list };
  return pressRow(browser, `${path}, 4G: from the press to the painted list`, press, async (page) => {
    await addCookies(page, cookie, url);
    await page.goto(url + from, { waitUntil: 'networkidle', ...TIMEOUT });
  });
}

/** How much longer the price line of a coin may take than the same route without one. */
const LINE_LIMIT = 1.5;

/** A coin's line beside the same route for a coin that the market does not list, which draws nothing. */
async function lineRow(browser: Browser, url: string, cookie: string): Promise<Row> {
  const open = async (page: Page) => {
    await addCookies(page, cookie, url);
    await page.goto(`${url}/w/marketplace`, { waitUntil: 'networkidle', ...TIMEOUT });
    // Both are reached by the same press: no link leads to a coin that is not listed.
    await page.evaluate(() => {
      for (const id of ['btc', 'nope']) {
        const button = document.createElement('button');
        button.id = `open-${id}`;
        button.onclick = () => {
          history.pushState(null, '', `/w/token/${id}`);
          dispatchEvent(new PopStateEvent('popstate'));
        };
        document.body.append(button);
      }
    });
  };
  const line = { button: '#open-btc', path: '/w/token/btc', shown: '.token-chart path.line' };
  const empty = { button: '#open-nope', path: '/w/token/nope', shown: '.unknown-token' };
  const figures: { line: number; empty: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    figures.push({
      line: await pressOnce(browser, line, open),
      empty: await pressOnce(browser, empty, open),
    });
  const ours = median(figures.map((each) => each.line));
  const other = median(figures.map((each) => each.empty));
  return {
    what: '/w/token/btc, 4G: from the press to the painted line, against a coin that is not listed',
    value: `${(ours / other).toFixed(2)} (${ours.toFixed(0)} / ${other.toFixed(0)} ms)`,
    budget: `<= ${LINE_LIMIT}`,
    within: ours / other <= LINE_LIMIT,
  };
}

/** A quarter of the balance is pressed: the API is asked for its price. */
async function quoteRow(browser: Browser, url: string, cookie: string): Promise<Row> {
  const part = '.send-amount .quick .chip:not([aria-pressed]):enabled';
  const press = { button: part, path: '/w/send', shown: '.payment-sum .money' };
  return pressRow(
    browser,
    '/w/send, 4G: from the press of a part to its painted price',
    press,
    async (page) => {
      await addCookies(page, cookie, url);
      await page.goto(`${url}/w/send?to=@chinedu&asset=ngn`, { waitUntil: 'networkidle', ...TIMEOUT });
      await page.locator('#main button[type=submit]:enabled').last().click(TIMEOUT);
      await page.locator(part).first().waitFor(TIMEOUT);
    },
  );
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
  return page.locator('[data-transaction]').count();
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
    const drawn = await loadAll(page);
    await idle(page);
    await slowProcessor(cdp);
    const scrolled = await workDuring(browser, page, () => scrollThrough(page));
    const searched = await workDuring(browser, page, () => search(page));
    return [frameRow(`of which ${drawn} are drawn scrolled`, scrolled), frameRow('searched', searched)];
  });
}

/**
 * Measures the screens of money as a person sees them, on a phone whose processor is 4 times slower: from a press to what it
 * leads to, and the work of a frame in a list of 10,000 rows, all of them loaded.
 */
export async function screenRows(url: string, signIn: (persona: string) => Promise<string>): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const rows: Row[] = await longListRows(browser, url, await signIn('many-transactions'));
    const cookie = await signIn('complete');
    for (const screen of screens) rows.push(await screenRow(browser, url, cookie, screen));
    rows.push(await quoteRow(browser, url, cookie));
    rows.push(await lineRow(browser, url, cookie));
    return rows;
  } finally {
    await browser.close();
  }
}
