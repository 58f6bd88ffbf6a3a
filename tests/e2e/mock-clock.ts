import type { BrowserContext } from '@playwright/test';
import type { MockControl } from './mock-control.ts';

const MILLISECONDS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** How far apart the clocks of the mock and of a page may be: both run on, and a busy machine asks them one by one. */
const TOLERANCE = 5_000;

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
  #held = false;

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
    await this.#context.clock.install({ time: await this.now() });
    this.#held = true;
  }

  /**
   * Moves the mock and the pages, whose timers fire at most once each.
   * @throws Error when the clock is not held, or when mock and pages disagree about the time afterwards
   */
  async advance(span: Span): Promise<void> {
    if (!this.#held)
      throw new Error('Hold the clock before the first page.goto(): the pages would stay behind.');
    const ms = milliseconds(span);
    await this.#control.send('POST', '/clock/advance', { ms });
    await this.#context.clock.fastForward(ms);
    await this.agree();
  }

  /**
   * A test that stopped the mock's own clock wants it to stay behind, and is not asked.
   * @throws Error when a page shows another time than the mock's header x-mock-now
   */
  async agree(): Promise<void> {
    const { mode } = (await this.#control.send('GET', '/clock')) as { mode: string };
    if (mode !== 'real') return;
    for (const page of this.#context.pages()) {
      // A page that a timer has just sent elsewhere has no clock to ask; the next one begins with the right time.
      const shown = await page.evaluate(() => Date.now()).catch(() => null);
      const mock = await this.now();
      const apart = shown === null ? 0 : Math.abs(shown - mock.getTime());
      if (apart > TOLERANCE)
        throw new Error(`The clocks are ${apart} ms apart: the mock's and that of ${page.url()}.`);
    }
  }
}
