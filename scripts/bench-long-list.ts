import type { Browser, CDPSession, Page } from 'playwright';
import type { Row } from './bench-bytes.ts';
import { frameWork, traceCategories } from './bench-frames.ts';
import { addCookies, idle, median, onPhone, slowProcessor } from './page-load.ts';

const ROUNDS = 3;
/** How much longer the 95th percentile frame of a search may work in the long list. */
const SEARCH_RATIO = 1.2;
/** Rows of the list beside. */
const SHORT = 100;
/** Milliseconds of work in a frame, from which on a person notices. */
const FRAME_LIMIT = 50;
const TIMEOUT = { timeout: 60_000 };

/** Presses "Load more" until there are as many rows, or nothing older. */
async function loadRows(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const press = () => {
          // The line above the button has the number of rows that are loaded: `120 of 10,000`. The document has those near the viewport.
          const [loaded = ''] =
            document.querySelector('.older')?.previousElementSibling?.textContent.split(' ') ?? [];
          const button = document.querySelector<HTMLButtonElement>('.older button');
          const rows = button ? Number(loaded.replace(',', '')) : Infinity;
          if (rows >= wanted) {
            resolve();
            return;
          }
          if (button?.getAttribute('aria-disabled') !== 'true') button?.click();
          setTimeout(press, 5);
        };
        press();
      }),
    count,
  );
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

/** Pixels that a screen is scrolled by. */
const DISTANCE = 3000;
/** Pixels in a second: a fling, and a thumb that looks for something. */
const speeds = { flung: 12_000, scrolled: 1_500 } as const;

/**
 * Scrolls as a finger does, at the list's top, its middle and its end, down and up. The way is one of pixels in a second and not in a
 * frame: a list that draws slowly is not scrolled slowly for it.
 */
async function scrollThrough(page: Page, cdp: CDPSession, speed: number): Promise<void> {
  for (const part of [0, 0.5, 0.95]) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
    await idle(page);
    for (const yDistance of [-DISTANCE, DISTANCE])
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 200,
        y: 400,
        yDistance,
        speed,
        gestureSourceType: 'touch',
        preventFling: true,
      });
  }
}

/** Waits for an address and an element without having the page laid out for it: that would be counted as its own work. */
const arrive = (page: Page, address: string, selector: string) =>
  page.evaluate(
    ([target, result]) =>
      new Promise<void>((resolve) => {
        const resolveOnceThere = () => {
          if (location.pathname + location.search !== target || !document.querySelector(result)) return;
          watch.disconnect();
          resolve();
        };
        const watch = new MutationObserver(resolveOnceThere);
        watch.observe(document, { subtree: true, childList: true });
        resolveOnceThere();
      }),
    [address, selector] as const,
  );

/** Types letter by letter, waits for what is found, and clears the field again. */
async function search(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await idle(page);
  await page.locator('#main .find-field input').focus();
  await idle(page);
  for (const text of ['adaobi', 'rent', '0.5']) {
    await page.keyboard.type(text, { delay: 120 });
    await arrive(page, `/w/transactions?q=${text}`, '[data-transaction]');
    await idle(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    await arrive(page, '/w/transactions', '[data-transaction]');
    await idle(page);
  }
}

/**
 * The worst frame of the median round: in the worst of all rounds the machine may have done something else.
 * @param rounds of each the work of its frames.
 */
function frameRow(what: string, rounds: readonly (readonly number[])[]): Row {
  const worst = rounds.map((work) => Math.max(...work));
  const most = median(worst);
  const usual = median(rounds.flat().filter((each) => each > 0));
  return {
    what: `10,000 transactions ${what}: processor time of the worst frame (of all rounds; of the median frame), 4x slower`,
    value: `${most.toFixed(0)} (${worst.map((each) => each.toFixed(0)).join(', ')}; ${usual.toFixed(0)}) ms`,
    budget: `<= ${FRAME_LIMIT} ms`,
    within: most <= FRAME_LIMIT,
  };
}

/** Milliseconds that 95 of 100 frames with work don't exceed. */
function percentile95(work: readonly number[]): number {
  const sorted = work.filter((each) => each > 0).toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity;
}

/**
 * The 95th percentile frame of the long list against that of the short one, of the median round each: the rounds of both take turns.
 * @param limit null where the short one draws nothing, since all of its rows are in the document: scrolled it is no peer.
 */
function ratioRow(
  what: string,
  long: readonly (readonly number[])[],
  short: readonly (readonly number[])[],
  limit: number | null,
): Row {
  const [ours, other] = [long, short].map((rounds) => median(rounds.map(percentile95)));
  const ratio = (ours ?? Infinity) / (other ?? 0);
  return {
    what: `10,000 transactions ${what} against ${SHORT}: processor time of the 95th percentile frame, 4x slower`,
    value: `${ratio.toFixed(2)} (${ours?.toFixed(1)} / ${other?.toFixed(1)} ms)`,
    budget: limit === null ? '' : `<= ${limit}`,
    within: limit === null || ratio <= limit,
  };
}

/** One round on a page of its own: a search gives up the rows that were loaded. */
const longListRound = (browser: Browser, url: string, cookie: string, count: number) =>
  onPhone(browser, async (page, cdp) => {
    await addCookies(page, cookie, url);
    // A headless browser loads and draws the site's icon anew with each change of the address: 10 to 18 ms that are not the list's.
    await cdp.send('Network.setBlockedURLs', { urls: [`${url}/favicon.svg`] });
    await page.goto(`${url}/w/transactions`, { waitUntil: 'networkidle', ...TIMEOUT });
    await loadRows(page, count);
    const drawn = await page.locator('[data-transaction]').count();
    await idle(page);
    await slowProcessor(cdp);
    const during = (act: () => Promise<void>) => workDuring(browser, page, act);
    return {
      drawn,
      flung: await during(() => scrollThrough(page, cdp, speeds.flung)),
      scrolled: await during(() => scrollThrough(page, cdp, speeds.scrolled)),
      searched: await during(() => search(page)),
    };
  });

type Round = Awaited<ReturnType<typeof longListRound>>;

/**
 * The work of a frame in a list of 10,000 rows, all of them loaded, scrolled and searched, and beside the same list of which 100 are
 * loaded. Takes about three and a half minutes: a round loads its 10,000 rows by 500 pages.
 */
export async function longListRows(browser: Browser, url: string, cookie: string): Promise<Row[]> {
  const long: Round[] = [];
  const short: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    short.push(await longListRound(browser, url, cookie, SHORT));
    long.push(await longListRound(browser, url, cookie, Infinity));
  }
  const drawn = Math.max(...long.map((round) => round.drawn));
  const acts = ['flung', 'scrolled', 'searched'] as const;
  const workOf = (rounds: readonly Round[], act: (typeof acts)[number]) => rounds.map((round) => round[act]);
  return [
    ...acts.map((act) => frameRow(`of which ${drawn} are drawn ${act}`, workOf(long, act))),
    ...acts.map((act) =>
      ratioRow(act, workOf(long, act), workOf(short, act), act === 'searched' ? SEARCH_RATIO : null),
    ),
  ];
}
