import type { JournalItem } from './journal.ts';

/** After so many different calls a terminal has been told enough. */
const TOLD = 100;

/**
 * Calls, in any sandbox of this process, that should not have been made or answered as they were: a client that asks for
 * what is not in the contract, or an answer of the mock that breaks it.
 */
export class Mishaps {
  unmatched = 0;
  contractBroken = 0;
  readonly #told = new Set<string>();
  readonly #tell: ((text: string) => void) | undefined;

  constructor(tell?: (text: string) => void) {
    this.#tell = tell;
  }

  /** Counts a call, and speaks of each unmatched one once. */
  note({ op, status, nearest, contract_broken: broken }: JournalItem): void {
    if (broken) this.contractBroken += 1;
    if (!nearest) return;
    this.unmatched += 1;
    if (this.#told.has(op) || this.#told.size >= TOLD) return;
    this.#told.add(op);
    const meant = nearest.map((near) => `\n  ${near.op}: ${near.reason}`).join('');
    this.#tell?.(
      `NOT IN THE CONTRACT: ${op} (${status}).${meant ? ` Nearest:${meant}` : ' Nothing is like it.'}`,
    );
  }
}
