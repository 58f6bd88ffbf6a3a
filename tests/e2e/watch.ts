import type { BrowserContext } from '@playwright/test';

/** What Chromium prints for a call that failed: allowed where a test asked for the failure, by its address. */
const NETWORK = /^(?:Failed to load resource|WebSocket connection to|Access to \S+ at)/;

/** What Chromium rejects by itself when a page is left while the next one fades in: nobody's mistake. */
const SKIPPED = /^page error: Transition was skipped/;

/** Everything that went wrong in the pages of a context without a test seeing it. */
export class Watch {
  readonly #seen: string[] = [];
  readonly #expected: (string | RegExp)[] = [SKIPPED];

  async attach(context: BrowserContext): Promise<void> {
    context.on('weberror', (event) => this.#seen.push(`page error: ${event.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} ${message.location().url}`);
    });
    // Whether Chromium prints a line about what the policy blocked depends on what it is; the event always comes.
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  /** A text allows failed calls whose line contains it; a pattern allows any line that it matches. */
  expect(...patterns: (string | RegExp)[]): void {
    this.#expected.push(...patterns);
  }

  /** What was seen, and the `lines` of others, less what was expected. */
  unexpected(lines: string[]): string[] {
    return [...this.#seen, ...lines].filter(
      (line) =>
        !this.#expected.some((pattern) =>
          typeof pattern === 'string' ? NETWORK.test(line) && line.includes(pattern) : pattern.test(line),
        ),
    );
  }
}
