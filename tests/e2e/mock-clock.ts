import { expect, type BrowserContext, type Page } from '@playwright/test';
import { milliseconds, type Duration } from '#mock-api/core/duration.ts';
import type { MockControl } from './mock-control.ts';

/** Playwright's clock ticks every 100 ms, and later if the page's thread is busy: then it is read again. */
const TICK = 150;
const TRIES = 20;
/** In how many steps the clock moves while a test waits for something within a time. */
const STEPS = 100;

/** Keeps the clocks of the mock and of a browser's pages in step. */
export class MockClock {
  readonly #control: MockControl;
  readonly #context: BrowserContext;
  /** How many milliseconds the pages may be behind the mock; null while the clock is not held. */
  #lag: number | null = null;

  constructor(control: MockControl, context: BrowserContext) {
    this.#control = control;
    this.#context = context;
  }

  /** The mock's time. */
  now(): Promise<Date> {
    return this.#control.now();
  }

  /** Takes over the pages' timers and sets their clock to the mock's. Call before the first page is opened. */
  async hold(): Promise<void> {
    await this.#set((time) => this.#context.clock.install({ time }));
  }

  /**
   * Sets the clocks of the mock and of the pages to a moment (ISO 8601), from which they run on. Call before persona(): what a
   * persona did so many days ago is then in a month that the test can name.
   */
  async startAt(at: string): Promise<void> {
    await this.#control.send('PUT', '/clock', { mode: 'real', at });
    await this.hold();
  }

  /**
   * Advances the mock and the pages, whose timers fire at most once each.
   * @throws Error if the clock is not held, or if the clocks of mock and pages differ
   */
  async advance(span: number | Duration): Promise<void> {
    if (this.#lag === null)
      throw new Error('Hold the clock before the first page is opened: the pages would stay behind.');
    const ms = typeof span === 'number' ? span : milliseconds(span);
    await this.agree();
    await this.#control.send('POST', '/clock/advance', { ms });
    if (!(await this.#isRunning())) {
      await this.#context.clock.fastForward(ms);
      return;
    }
    // Set the mock's time instead of adding to the page's: Playwright's clock loses up to a tick with each fastForward().
    await this.#set(async (time) => {
      await this.#context.clock.pauseAt(time);
      await this.#context.clock.resume();
    });
  }

  /**
   * Waits until a check passes, while no more than `span` passes on the pages' clock, however long it takes on a slow machine. The
   * clock must be held.
   * @param check looks once, and throws until it holds.
   */
  async within(span: Duration, check: () => Promise<void>): Promise<void> {
    const [page] = this.#context.pages();
    if (!page || this.#lag === null) throw new Error('Hold the clock and open a page first.');
    const step = milliseconds(span) / STEPS;
    // A moment ahead, because the clock can't be stopped in the past.
    await this.#context.clock.pauseAt((await page.evaluate(() => Date.now())) + TICK);
    let steps = 0;
    await expect(async () => {
      if (++steps < STEPS) await this.#context.clock.runFor(step);
      await check();
    }).toPass({ intervals: [50], timeout: 30_000 });
    await this.#context.clock.resume();
  }

  /** Sets the pages' clock to the mock's, which keeps running during the transfer. */
  async #set(toTime: (time: Date) => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    await toTime(await this.now());
    this.#lag = performance.now() - startedAt;
  }

  /** False if a test froze the mock's clock and so wants it to fall behind. */
  async #isRunning(): Promise<boolean> {
    return ((await this.#control.send('GET', '/clock')) as { mode: string }).mode === 'real';
  }

  /** @throws Error if the mock's clock runs and a page's time differs from the mock's header x-mock-now */
  async agree(): Promise<void> {
    if (!(await this.#isRunning())) return;
    for (const page of this.#context.pages()) {
      let difference = Infinity;
      for (let tries = 0; difference > TICK && tries < TRIES; tries += 1)
        difference = await this.#apart(page);
      if (difference > TICK)
        throw new Error(
          `The clocks are ${Math.round(difference)} ms apart: the mock's and that of ${page.url()}.`,
        );
    }
  }

  /** The minimum difference between the page's clock and the mock's, in milliseconds. */
  async #apart(page: Page): Promise<number> {
    const before = await this.now();
    // A page that a timer has just navigated has no clock to read; the next page starts with the right time.
    const pageTime = await page.evaluate(() => Date.now()).catch(() => null);
    const after = await this.now();
    return pageTime === null
      ? 0
      : Math.max(before.getTime() - (this.#lag ?? 0) - pageTime, pageTime - after.getTime());
  }
}
