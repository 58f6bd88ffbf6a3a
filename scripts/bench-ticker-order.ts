import type { Page } from 'playwright';
import type { Row } from './bench-bytes.ts';
import type { TickerBench } from './ticker-page/entry.ts';
import type { TickerPlace } from './ticker-page/plain-lists.ts';

declare const tickerBench: TickerBench;

/** Milliseconds that the list is watched for. */
const WATCHED = 6000;
const RATE = 2000;

/** Loads the whole list: it goes on by itself where its end is seen. */
async function loadAll(page: Page): Promise<number> {
  const rows = page.locator('.market-list table');
  for (let turn = 0; turn < 40; turn += 1) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(250);
    if ((await page.locator('.market-list footer button').count()) === 0) break;
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
  return Number(await rows.getAttribute('aria-rowcount')) - 1;
}

/** Counts how often another row stands under a finger, and how often rows changed their order, while prices come. */
function watchOrder(page: Page, place: TickerPlace): Promise<{ moved: number; reordered: number }> {
  return page.evaluate(
    async ([at, rate, watched]) => {
      tickerBench.run('page', at, rate);
      const rows = () =>
        [...document.querySelectorAll('[data-asset]')].map((row) => row.getAttribute('data-asset'));
      const box = document.querySelectorAll('[data-asset]')[4]?.getBoundingClientRect();
      const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      const under = () =>
        document.elementFromPoint(x, y)?.closest('[data-asset]')?.getAttribute('data-asset');
      const [order, finger] = [rows().join(), under()];
      let [moved, reordered] = [0, 0];
      const end = performance.now() + watched;
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        moved += Number(under() !== finger);
        reordered += Number(rows().join() !== order);
      }
      if (finger === undefined) throw new Error('There is no row under the finger.');
      return { moved, reordered };
    },
    [place, RATE, WATCHED] as const,
  );
}

/** A list that is sorted by what changes with each price must not move the row that somebody is about to press. */
export async function orderRows(page: Page, place: TickerPlace): Promise<Row[]> {
  const count = await loadAll(page);
  const { moved, reordered } = await watchOrder(page, place);
  return [
    {
      what: `${place.path} of ${count} by change, ${RATE} messages a second: frames with another row under a finger`,
      value: `${moved} (another order: ${reordered})`,
      budget: '0',
      within: moved === 0 && reordered === 0,
    },
  ];
}
