import type { BrowserContext, Page } from '@playwright/test';
import type { MockControl } from './mock-control.ts';

const MILLISECONDS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Playwright's clock moves on every 100 ms, and later where the page's thread is busy: then it is asked again. */
const TICK = 150;
const TRIES = 20;

/** Milliseconds, or text: `30s`, `5m`, `2h`, `1d`. */
export type Span = number | `${number}${keyof typeof MILLISECONDS}`;

/** @throws Error when the text is no span of time */
export function milliseconds(span: Span): number {
  if (typeof span === 'number') return span;
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(span) ?? [];
  if (!count) throw new Error(`"${span}" is no span of time: write 30s, 5m, 2h or 1d.`);
  return Number(count) * MILLISECONDS[unit as keyof typeof MILLISECONDS];
}

/** One time for the mock and for the pages of a browser. */
export class MockClock {
  readonly #control: MockControl;
  readonly #context: BrowserContext;
  /** The most, in milliseconds, that the pages may be behind the mock; null while the clock is not held. */
  #lag: number | null = null;

  constructor(control: MockControl, context: BrowserContext) {
    this.#control = control;
    this.#context = context;
  }

  /** What time it is at the mock. */
  now(): Promise<Date> {
    return this.#control.now();
  }

  /** Takes over the pages' timers and sets their clock to the mock's. Before the first page.goto(). */
  async hold(): Promise<void> {
    await this.#set((time) => this.#context.clock.install({ time }));
  }

  /**
   * Moves the mock and the pages, whose timers fire at most once each.
   * @throws Error when the clock is not held, or when mock and pages disagree about the time
   */
  async advance(span: Span): Promise<void> {
    if (this.#lag === null)
      throw new Error('Hold the clock before the first page.goto(): the pages would stay behind.');
    const ms = milliseconds(span);
    await this.agree();
    await this.#control.send('POST', '/clock/advance', { ms });
    if (!(await this.#isRunning())) {
      await this.#context.clock.fastForward(ms);
      return;
    }
    // To the mock's time, not by so much: Playwright's clock loses up to a tick with each fastForward().
    await this.#set(async (time) => {
      await this.#context.clock.pauseAt(time);
      await this.#context.clock.resume();
    });
  }

  /** Sets the pages' clock by the mock's, which goes on while its time is on the way to the pages. */
  async #set(toTime: (time: Date) => Promise<void>): Promise<void> {
    const began = performance.now();
    await toTime(await this.now());
    this.#lag = performance.now() - began;
  }

  /** False where a test stopped the mock's own clock: it wants it to stay behind. */
  async #isRunning(): Promise<boolean> {
    return ((await this.#control.send('GET', '/clock')) as { mode: string }).mode === 'real';
  }

  /** @throws Error when a page shows another time than the mock's header x-mock-now, and the mock's clock runs */
  async agree(): Promise<void> {
    if (!(await this.#isRunning())) return;
    for (const page of this.#context.pages()) {
      let apart = Infinity;
      for (let tries = 0; apart > TICK && tries < TRIES; tries += 1) apart = await this.#apart(page);
      if (apart > TICK)
        throw new Error(
          `The clocks are ${Math.round(apart)} ms apart: the mock's and that of ${page.url()}.`,
        );
    }
  }

  /** The least by which the page's clock and the mock's differ, in milliseconds. */
  async #apart(page: Page): Promise<number> {
    const before = await this.now();
    // A page that a timer has just sent elsewhere has no clock to ask; the next one begins with the right time.
    const shown = await page.evaluate(() => Date.now()).catch(() => null);
    const after = await this.now();
    return shown === null
      ? 0
      : Math.max(before.getTime() - (this.#lag ?? 0) - shown, shown - after.getTime());
  }
}
