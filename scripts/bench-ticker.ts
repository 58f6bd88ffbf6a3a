import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import type { Row } from './bench-bytes.ts';
import { orderRows } from './bench-ticker-order.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { addCookies, median } from './page-load.ts';
import { root } from './processes.ts';
import type { Design, TickerBench, TickerCounts } from './ticker-page/entry.ts';
import type { TickerPlace } from './ticker-page/plain-lists.ts';

declare const tickerBench: TickerBench;

const ROUNDS = 3;
/** Milliseconds that a design runs before it is measured, and while it is. */
const [WARM_UP, WINDOW] = [700, 2500];
const TIMEOUT = { timeout: 60_000 };

/** The screens that show prices of the stream. One that a build does not have yet is left out, and said so. */
const tickerPlaces: readonly TickerPlace[] = [
  {
    path: '/w',
    list: '.market-card table.coins',
    coinAttribute: 'data-coin',
    price: 'data',
    change: '.change',
  },
  {
    path: '/w/marketplace',
    list: '.market-list table.market-table',
    coinAttribute: 'data-asset',
    price: 'data',
    change: '.change',
  },
  {
    path: '/w/token/btc',
    list: '#main .token-header',
    coinAttribute: null,
    coin: 'btc',
    price: '.token-price data',
    change: '.change',
  },
];

/** Messages a second, and what the CPU of one may be as a ratio to that of a direct write; null is reported only. */
const rates: readonly (readonly [rate: number, limit: number | null])[] = [
  [20, 0.7],
  [2000, 0.6],
  [20_000, null],
];
/** Each in turn, so that what else the machine does disturbs all alike. */
const designs: readonly Design[] = ['page', 'direct', 'naive', 'parse'];
const COMMITS_A_SECOND = 5;
/** The list that can be sorted by what prices change. */
const SORTED = { path: '/w/marketplace', byChange: '/w/marketplace?sort=change' };

/** The fake socket, and the lists that a screen is measured beside, as a script for a page. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(root, 'scripts/ticker-page/entry.ts'), formats: ['iife'], name: 'tickerPage' },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

interface Figures {
  /** Microseconds of the main thread's processor time. */
  readonly perMessage: number;
  /** Of the processor, 0 to 1. */
  readonly busy: number;
  readonly commits: number;
  readonly longTasks: number;
  readonly messages: number;
}

/** Seconds of processor time that the page's main thread has spent. */
async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

async function measure(
  page: Page,
  cdp: CDPSession,
  design: Design,
  place: TickerPlace,
  rate: number,
): Promise<Figures> {
  const look = async (): Promise<[number, TickerCounts, number]> => [
    await taskSeconds(cdp),
    await page.evaluate(() => tickerBench.counts()),
    performance.now(),
  ];
  await page.evaluate(([...args]) => tickerBench.run(...args), [design, place, rate] as const);
  await page.waitForTimeout(WARM_UP);
  const [cpu, counts, time] = await look();
  await page.waitForTimeout(WINDOW);
  const [cpuThen, countsThen, timeThen] = await look();
  const seconds = (timeThen - time) / 1000;
  const messages = countsThen.delivered - counts.delivered;
  return {
    perMessage: ((cpuThen - cpu) * 1e6) / messages,
    busy: (cpuThen - cpu) / seconds,
    commits: (countsThen.commits - counts.commits) / seconds,
    longTasks: countsThen.longTasks - counts.longTasks,
    messages: messages / seconds,
  };
}

/** Opens a screen whose market socket is the fake one, and waits until it shows what came over it. */
async function openTickerPage(
  browser: Browser,
  url: string,
  cookie: string,
  place: Pick<TickerPlace, 'path' | 'list'>,
  script: string,
): Promise<{ page: Page; cdp: CDPSession } | null> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await addCookies(page, cookie, url);
  await page.addInitScript({ content: script });
  await page.goto(url + place.path, { waitUntil: 'load', ...TIMEOUT });
  const shown = page.locator(place.list).first();
  try {
    await shown.waitFor({ timeout: 20_000 });
  } catch {
    await context.close();
    return null;
  }
  await page.waitForFunction(() => tickerBench.isSubscribed(), null, TIMEOUT);
  await shown.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

const ratioText = (ours: number, other: number) =>
  `${(ours / other).toFixed(2)} (${ours.toFixed(0)} / ${other.toFixed(0)} us)`;

function rowsOf(
  path: string,
  rate: number,
  limit: number | null,
  all: Readonly<Record<Design, readonly Figures[]>>,
): Row[] {
  const middle = (design: Design, figure: keyof Figures) => median(all[design].map((each) => each[figure]));
  const [page, direct] = [middle('page', 'perMessage'), middle('direct', 'perMessage')];
  // The middle: once in a while a round has a regular read of the screen as well.
  const commits = middle('page', 'commits');
  const longTasks = middle('page', 'longTasks');
  const name = `${path}, ${rate} messages a second`;
  const isBudgeted = limit !== null;
  const beside = (what: string, value: string): Row => ({
    what: `  ${what}`,
    value,
    budget: '',
    within: true,
  });
  return [
    {
      what: `${name}: CPU of one, against direct writes into the page`,
      value: ratioText(page, direct),
      budget: isBudgeted ? `<= ${limit}` : '',
      within: !isBudgeted || page / direct <= limit,
    },
    beside('a naive list, against direct writes', ratioText(middle('naive', 'perMessage'), direct)),
    beside(
      'frames read and dropped, against direct writes',
      ratioText(middle('parse', 'perMessage'), direct),
    ),
    {
      what: '  commits a second (those of a naive list)',
      value: `${commits.toFixed(1)} (${middle('naive', 'commits').toFixed(0)})`,
      budget: isBudgeted ? `<= ${COMMITS_A_SECOND}` : '',
      within: !isBudgeted || commits <= COMMITS_A_SECOND,
    },
    {
      what: '  tasks of more than 50 ms in 2.5 s (direct writes, a naive list)',
      value: `${longTasks} (${middle('direct', 'longTasks')}, ${middle('naive', 'longTasks')})`,
      budget: isBudgeted ? '0' : '',
      within: !isBudgeted || longTasks === 0,
    },
    beside(
      'main thread busy; messages that arrived a second',
      `${(middle('page', 'busy') * 100).toFixed(1)} %; ${middle('page', 'messages').toFixed(0)}`,
    ),
  ];
}

async function placeRows(opened: { page: Page; cdp: CDPSession }, place: TickerPlace): Promise<Row[]> {
  const { page, cdp } = opened;
  const rows: Row[] = [];
  for (const [rate, limit] of rates) {
    const all: Record<Design, Figures[]> = { page: [], direct: [], naive: [], parse: [] };
    for (let round = 0; round < (limit === null ? 1 : ROUNDS); round += 1)
      for (const design of designs) all[design].push(await measure(page, cdp, design, place, rate));
    rows.push(...rowsOf(place.path, rate, limit, all));
  }
  return rows;
}

/**
 * Measures what a price of the stream costs the screens that show it, beside direct writes into the same elements and beside a
 * naive copy of the same list, on one page and in turn.
 * @param paths the screens to measure; all of them if there is none.
 */
export async function tickerRows(
  url: string,
  signIn: (persona: string) => Promise<string>,
  paths: readonly string[],
): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const script = await pageScript();
    const cookie = await signIn('complete');
    const rows: Row[] = [];
    for (const place of tickerPlaces) {
      if (paths.length > 0 && !paths.includes(place.path)) continue;
      const opened = await openTickerPage(browser, url, cookie, place, script);
      if (!opened) {
        rows.push({
          what: `${place.path}: this build has no such list`,
          value: '',
          budget: '',
          within: true,
        });
        continue;
      }
      rows.push(...(await placeRows(opened, place)));
      await opened.page.context().close();
      if (place.path !== SORTED.path) continue;
      const sorted = await openTickerPage(browser, url, cookie, { ...place, path: SORTED.byChange }, script);
      if (sorted) rows.push(...(await orderRows(sorted.page, place)));
      await sorted?.page.context().close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}
