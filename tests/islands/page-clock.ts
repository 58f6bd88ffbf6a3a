import { vi } from 'vitest';

/** React renders, and runs effects, in tasks of its own. */
export const reactIsIdle = () => new Promise((done) => setImmediate(done));

/** The clock that a page shares with the mock; dom-page.ts makes it a fake one that runs on by itself. */
export class PageClock {
  /** From now on time passes by `later` alone, so that what happens at a moment can be told from what happens before it. */
  stopClock(): void {
    vi.setTimerTickMode('manual');
  }

  /** Waits for something without letting time pass; `expect.poll` moves the clock with each look. */
  async until(check: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = performance.now() + 5_000;
    while (!(await check())) {
      if (performance.now() > deadline) throw new Error(`It never came true: ${String(check)}`);
      await reactIsIdle();
    }
  }

  /** Lets so many milliseconds pass, for the page and for the mock. */
  async later(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await reactIsIdle();
  }

  /** A device that slept: clocks have gone on, and timers come once at most. */
  async sleep(ms: number): Promise<void> {
    vi.setSystemTime(Date.now() + ms);
    // The countdown looks at the clock twice a second.
    await this.later(500);
  }
}
