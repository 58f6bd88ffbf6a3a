import type { Browser, Page } from 'playwright';
import type { Row } from './bench-bytes.ts';
import { frameWork, traceCategories } from './bench-frames.ts';
import { addCookies, idle, median, onPhone, slowProcessor } from './page-load.ts';

const ROUNDS = 5;
/** Milliseconds of work in a frame, from which on a person notices. */
const FRAME_LIMIT = 50;
const TIMEOUT = { timeout: 60_000 };

/** Presses "Load more" until there is nothing older. */
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

/** One round on a page of its own: a search gives up the rows that were loaded. */
const longListRound = (browser: Browser, url: string, cookie: string) =>
  onPhone(browser, async (page, cdp) => {
    await addCookies(page, cookie, url);
    // A headless browser loads and draws the site's icon anew with each change of the address: 10 to 18 ms that are not the list's.
    await cdp.send('Network.setBlockedURLs', { urls: [`${url}/favicon.svg`] });
    await page.goto(`${url}/w/transactions`, { waitUntil: 'networkidle', ...TIMEOUT });
    const drawn = await loadAll(page);
    await idle(page);
    await slowProcessor(cdp);
    const scrolled = await workDuring(browser, page, () => scrollThrough(page));
    const searched = await workDuring(browser, page, () => search(page));
    return { drawn, scrolled, searched };
  });

/** The work of a frame in a list of 10,000 rows, all of them loaded, scrolled and searched. */
export async function longListRows(browser: Browser, url: string, cookie: string): Promise<Row[]> {
  const rounds: Awaited<ReturnType<typeof longListRound>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await longListRound(browser, url, cookie));
  const drawn = Math.max(...rounds.map((round) => round.drawn));
  return [
    frameRow(
      `of which ${drawn} are drawn scrolled`,
      rounds.map(({ scrolled }) => scrolled),
    ),
    frameRow(
      'searched',
      rounds.map(({ searched }) => searched),
    ),
  ];
}
