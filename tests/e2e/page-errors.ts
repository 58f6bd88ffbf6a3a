import type { BrowserContext } from '@playwright/test';

/** What Chromium and Firefox log for a failed call: allowed by its URL if the test caused the failure. */
const NETWORK =
  /^(?:Failed to load resource|WebSocket connection to|Access to \S+ at|Cross-Origin Request Blocked|Firefox can’t establish a connection|Loading (?:module|failed)|The connection to \S+ was interrupted)/;

/**
 * Chromium reports each view transition between two documents that it drops: when the page is left during it, or
 * when a slow machine has drawn the page before the transition could begin. Only the animation is missing then.
 * Any other reason stays an error, such as a page without `@view-transition`.
 */
const DROPPED_TRANSITION =
  /^page error: Transition was (?:skipped|aborted because of invalid state\. Page already revealed)/;

/** Firefox reports a font that was on its way when the page was left: NS_BINDING_ABORTED. */
const LEFT_FONT = /^page error: download failed \(font-family: .*status=2152398850 /;

/** Collects the errors of all pages of a context. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #expected: (string | RegExp)[] = [DROPPED_TRANSITION, LEFT_FONT];

  async attach(context: BrowserContext): Promise<void> {
    context.on('weberror', (event) => this.#seen.push(`page error: ${event.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} ${message.location().url}`);
    });
    // Chromium logs only some policy violations; the event always fires.
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  /** A string allows failed calls whose line contains it; a pattern allows any line that it matches. */
  expect(...patterns: (string | RegExp)[]): void {
    this.#expected.push(...patterns);
  }

  /** The recorded lines and the given `lines`, without the expected ones. */
  unexpected(lines: string[]): string[] {
    return [...this.#seen, ...lines].filter(
      (line) =>
        !this.#expected.some((pattern) =>
          typeof pattern === 'string' ? NETWORK.test(line) && line.includes(pattern) : pattern.test(line),
        ),
    );
  }
}
