import { chromium, type Browser, type Page } from 'playwright';
import type { Row } from './bench-bytes.ts';
import { longListRows } from './bench-long-list.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { addCookies, idle, median, mobile, onPhone, throttle } from './page-load.ts';

const ROUNDS = 5;
const TIMEOUT = { timeout: 60_000 };

interface Screen {
  readonly path: string;
  /** Where its link is pressed. */
  readonly from: string;
  /** What is there once its list is. */
  readonly list: string;
}

const screens: readonly Screen[] = [
  { path: '/w', from: '/w/assets', list: '.card.assets [data-asset]' },
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
      new Promise<number>((resolve, reject) => {
        const pressable = document.querySelector<HTMLElement>(selector);
        if (!pressable) throw new Error(`There is no ${selector}.`);
        setTimeout(() => reject(new Error(`After the press of ${selector} there is no ${result}.`)), 30_000);
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

/** An amount is pressed: the API is asked for its price. */
async function quoteRow(browser: Browser, url: string, cookie: string): Promise<Row> {
  const offered = '.send-amount .chip[aria-pressed=false]';
  const press = { button: offered, path: '/w/send', shown: '.payment-sum .total .money' };
  return pressRow(
    browser,
    '/w/send, 4G: from the press of an amount to its painted price',
    press,
    async (page) => {
      await addCookies(page, cookie, url);
      await page.goto(`${url}/w/send?to=@chinedu&asset=ngn`, { waitUntil: 'networkidle', ...TIMEOUT });
      // The question of the link, and the person whom it names.
      for (const name of [/^Continue$/, /^Continue with /])
        await page.getByRole('button', { name }).click(TIMEOUT);
      await page.locator(offered).first().waitFor(TIMEOUT);
    },
  );
}

/**
 * Measures the screens of money as a person sees them, on a phone whose processor is 4 times slower: from a press to what it
 * leads to, and the work of a frame in a long list.
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
