import type { Page } from '@playwright/test';
import { panelNames } from '#src/stores/interface/panels.ts';
import { isFullRun, sized } from '../tier.ts';
import {
  countResources,
  measureResources,
  openDevtools,
  openResources,
  type PageResources,
} from './page-resources.ts';
import { countOpenSockets } from './market-sockets.ts';
import { expect, test } from './mock.ts';
import { visitScreens } from './visit-screens.ts';
import { totalOf } from './wallet-page.ts';
import { routes } from './wallet-table.ts';
import { openPage } from './open-page.ts';

// A page that is used for a long time must not leak memory, timers or connections.

/** Whole rounds: the last screen of a walk leaves a listener of its own, whichever it is. */
const round = routes.length;
const CHANGES = sized(4, 34) * round;
const OPENINGS = sized(panelNames.length, 100);
/** Changes until all chunks have loaded; then until each screen has been opened with its chunk, and the engine has compiled most of them. */
const [FIRST, WARM_UP] = [sized(1, 4) * round, sized(1, 30) * round];
/** The maximum of pending timers of an idle dashboard, whose parts have 15: polling, timeouts and watchdogs. A leak would leave hundreds. */
const TIMERS = 20;
/** The allowed growth of the page's objects. */
const GROWTH = 1.05;
/** The allowed growth including compiled code, which keeps growing for thousands of changes: by 2.7 to 5.1 % in this test. */
const WITH_CODE = 1.1;

/** A screen whose chunk is loading. */
const COMING = 'main .loading';
/** A screen that is not complete: its data may load more of its chunks. */
const BUSY = 'main [aria-busy="true"]';

/** Opens panels one after the other by their URLs, and closes each by its button. */
function openAndClose(page: Page, openings: number): Promise<number> {
  return page.evaluate(
    async ({ names, count }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const until = async (holds: () => boolean) => {
        for (let frames = 0; frames < 600 && !holds(); frames += 1) await frame();
      };
      let opened = 0;
      for (let turn = 0; turn < count; turn += 1) {
        history.pushState(null, '', `${location.pathname}?panel=${names[turn % names.length]}`);
        dispatchEvent(new PopStateEvent('popstate'));
        await until(() => document.querySelector('dialog.panel[open] .body > :not(.skeleton)') !== null);
        opened += Number(document.querySelector('dialog.panel[open]') !== null);
        document.querySelector<HTMLButtonElement>('dialog.panel > .inside > header button')?.click();
        await until(() => document.querySelector('dialog.panel') === null);
        await frame();
      }
      return opened;
    },
    { names: panelNames, count: openings },
  );
}

// A trace would copy every screen into the measured page.
test.use({ trace: 'off' });

// requirement: 2.62
test(`${CHANGES} screen changes and ${OPENINGS} panels leak nothing`, async ({ page, mock }, info) => {
  test.setTimeout(sized(90_000, 600_000));
  await mock.persona('many', { login: true });
  // Incoming prices would distort the measurement.
  await mock.ticker({ speed: 0 });
  await countResources(page);
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  const devtools = await openDevtools(page);

  /** Measures the idle dashboard, as at the start. */
  const measureAtRest = async (): Promise<PageResources> => {
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav.side a[href="/w"]')?.click());
    await expect(page).toHaveURL('/w');
    await expect(totalOf(page)).toContainText('₦');
    await expect(page.locator('[aria-busy="true"], dialog[open]')).toHaveCount(0);
    // A store without listeners unmounts within a second.
    await expect.poll(() => openResources(page).then(({ timers }) => timers)).toBeLessThanOrEqual(TIMERS);
    return measureResources(page, devtools);
  };

  expect(await visitScreens(page, FIRST, BUSY)).toBe(FIRST);
  await visitScreens(page, WARM_UP, COMING);
  await openAndClose(page, OPENINGS);
  const before = await measureAtRest();
  const started = Date.now();
  expect(await visitScreens(page, CHANGES, COMING)).toBe(CHANGES);
  expect(await openAndClose(page, OPENINGS)).toBe(OPENINGS);
  const seconds = (Date.now() - started) / 1000;
  const after = await measureAtRest();
  await info.attach('held', {
    body: JSON.stringify({ before, after, seconds }, null, 2),
    contentType: 'application/json',
  });

  // After the few changes of `npm test`, most of the growth is the engine's.
  if (isFullRun) {
    expect.soft(after.heap / before.heap).toBeLessThanOrEqual(GROWTH);
    expect.soft(after.whole / before.whole).toBeLessThanOrEqual(WITH_CODE);
  }
  expect.soft(after.documents).toBe(before.documents);
  expect.soft(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect.soft(after.nodes).toBeLessThanOrEqual(before.nodes * GROWTH);
  expect.soft([after.sockets, after.streams]).toEqual([1, 1]);
  expect.soft([before.sockets, before.streams]).toEqual([1, 1]);
  expect.soft(await countOpenSockets(mock)).toBe(1);
});
