import type { Next } from 'hono';
import type { MockContext } from '../environment.ts';

/** How many different ones are remembered: whoever makes more has seen enough. */
const LIMIT = 200;

/**
 * What must not happen, in all sandboxes since the process began: calls that no route serves, and answers that break the
 * contract. A refused body (422) is none of them: the contract has that answer, and tests ask for it.
 */
export class Offences {
  readonly #counts = new Map<string, number>();

  add(what: string): void {
    if (this.#counts.size >= LIMIT && !this.#counts.has(what)) return;
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** One line each, in the order they first happened. */
  list(): string[] {
    return [...this.#counts].map(([what, count]) => (count > 1 ? `${what} (${count} times)` : what));
  }
}

/** Browsers ask for it by themselves, when a person looks at an answer in a tab. */
const UNASKED = '/favicon.ico';

export function keepOffences(offences: Offences): (c: MockContext, next: Next) => Promise<void> {
  return async (c, next) => {
    await next();
    const call = `${c.req.method} ${c.req.path}`;
    const where = `in the sandbox ${(c.get('sandbox') as MockContext['var']['sandbox'] | undefined)?.id ?? 'none'}`;
    if (c.get('unserved') && c.req.path !== UNASKED)
      offences.add(`no route: ${call} answered ${c.res.status}, ${where}`);
    if (c.get('contractBroken'))
      offences.add(`contract broken: the answer to ${c.get('op') ?? call}, ${where}`);
  };
}
