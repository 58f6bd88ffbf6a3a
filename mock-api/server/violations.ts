import type { NearMiss } from '../core/request-log.ts';

/** Maximum number of different violations that are kept. */
const LIMIT = 200;

/**
 * The violations in all sandboxes since the process started: unmatched requests, responses that break the contract, and what a
 * stand-in found wrong on a page. An invalid body (422) is none: the contract declares that response, and tests provoke it.
 */
export class Violations {
  /** Number of requests that no route matched. */
  unmatched = 0;
  contractBroken = 0;
  readonly #counts = new Map<string, number>();
  readonly #reported = new Set<string>();
  readonly #report: ((text: string) => void) | undefined;

  /** @param report called once for each unmatched call. */
  constructor(report?: (text: string) => void) {
    this.#report = report;
  }

  addUnmatched(call: string, status: number, sandbox: string, nearest: readonly NearMiss[] = []): void {
    this.unmatched += 1;
    this.#count(`no route: ${call} answered ${status}, in the sandbox ${sandbox}`);
    if (this.#reported.has(call) || this.#reported.size >= LIMIT) return;
    this.#reported.add(call);
    const nearMisses = nearest.map(({ op, reason }) => `\n  ${op}: ${reason}`).join('');
    this.#report?.(
      `NOT IN THE CONTRACT: ${call} (${status}).${nearMisses ? ` Nearest:${nearMisses}` : ' Nothing is like it.'}`,
    );
  }

  addBroken(call: string, sandbox: string): void {
    this.contractBroken += 1;
    this.#count(`contract broken: the answer to ${call}, in the sandbox ${sandbox}`);
  }

  /** @param text for developers; says where it was found. */
  addFound(text: string, sandbox: string): void {
    this.#count(`${text}, in the sandbox ${sandbox}`);
  }

  /** One line each, in the order in which they first happened. */
  list(): string[] {
    return [...this.#counts].map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text));
  }

  #count(text: string): void {
    if (this.#counts.size >= LIMIT && !this.#counts.has(text)) return;
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }
}
