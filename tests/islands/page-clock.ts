import { vi } from 'vitest';

/** Waits until React has rendered and run its effects, which it does in tasks of its own. */
export const reactIdle = () => new Promise((done) => setImmediate(done));

/** The clock that a page shares with the mock; dom-page.ts makes it a fake one that runs on by itself. */
export class PageClock {
  /** Stops the clock, which then only `advance` moves, so that a test can tell before from after. */
  stopClock(): void {
    vi.setTimerTickMode('manual');
  }

  /** Waits for a condition with the clock stopped; `expect.poll` would advance it at each check. */
  async until(check: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = performance.now() + 15_000;
    while (!(await check())) {
      if (performance.now() > deadline) throw new Error(`The condition never became true: ${String(check)}`);
      await reactIdle();
    }
  }

  /** Advances the page's and the mock's clock. */
  async advance(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await reactIdle();
  }

  /** Advances the clock like a device that slept: timers fire once at most. */
  async sleep(ms: number): Promise<void> {
    vi.setSystemTime(Date.now() + ms);
    // The countdown checks the clock twice a second.
    await this.advance(500);
  }
}
