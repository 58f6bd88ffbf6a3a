import type { Page } from '@playwright/test';
import { addressOf, routes } from './wallet-table.ts';

const addresses = routes.map(addressOf);

/**
 * Changes the screen repeatedly, each time as soon as `awaited` is gone: by a menu link if there is one, else by the URL.
 * @param pause milliseconds that each screen stays.
 * @returns how many changes reached another screen.
 */
export function visitScreens(page: Page, changes: number, awaited: string, pause = 0): Promise<number> {
  return page.evaluate(
    async ({ places, count, awaited, pause }) => {
      const frame = () => new Promise(requestAnimationFrame);
      let arrivals = 0;
      for (let turn = 1; turn <= count; turn += 1) {
        const address = places[turn % places.length] ?? '/w';
        const link = document.querySelector<HTMLAnchorElement>(`nav.side a[href="${address}"]`);
        const title = document.title;
        if (link) link.click();
        else {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        }
        const isThere = () => document.title !== title && document.querySelector(awaited) === null;
        for (let frames = 0; frames < 600 && !isThere(); frames += 1) await frame();
        arrivals += Number(isThere());
        const leaves = performance.now() + pause;
        while (performance.now() < leaves) await frame();
      }
      return arrivals;
    },
    { places: addresses, count: changes, awaited, pause },
  );
}
