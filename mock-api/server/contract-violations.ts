import type { Next } from 'hono';
import type { MockContext } from './hono-env.ts';
import type { NearMiss } from '../core/request-log.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { pathOf } from './record-request.ts';

/** How many different ones are remembered: whoever makes more has seen enough. */
const LIMIT = 200;

/**
 * What must not happen, in all sandboxes since the process began: calls that no route serves, answers that break the
 * contract, and what a stand-in saw on a page. A refused body (422) is none of them: the contract has that answer, and
 * tests ask for it.
 */
export class Violations {
  /** Calls that no route serves. */
  unmatched = 0;
  contractBroken = 0;
  readonly #counts = new Map<string, number>();
  readonly #told = new Set<string>();
  readonly #tell: ((text: string) => void) | undefined;

  /** `tell` is told of each unmatched call once. */
  constructor(tell?: (text: string) => void) {
    this.#tell = tell;
  }

  addUnmatched(call: string, status: number, sandbox: string, nearest: readonly NearMiss[] = []): void {
    this.unmatched += 1;
    this.#count(`no route: ${call} answered ${status}, in the sandbox ${sandbox}`);
    if (this.#told.has(call) || this.#told.size >= LIMIT) return;
    this.#told.add(call);
    const meant = nearest.map(({ op, reason }) => `\n  ${op}: ${reason}`).join('');
    this.#tell?.(
      `NOT IN THE CONTRACT: ${call} (${status}).${meant ? ` Nearest:${meant}` : ' Nothing is like it.'}`,
    );
  }

  addBroken(call: string, sandbox: string): void {
    this.contractBroken += 1;
    this.#count(`contract broken: the answer to ${call}, in the sandbox ${sandbox}`);
  }

  /** @param what for people, with the place. */
  addSeen(what: string, sandbox: string): void {
    this.#count(`${what}, in the sandbox ${sandbox}`);
  }

  /** One line each, in the order they first happened. */
  list(): string[] {
    return [...this.#counts].map(([what, count]) => (count > 1 ? `${what} (${count} times)` : what));
  }

  #count(what: string): void {
    if (this.#counts.size >= LIMIT && !this.#counts.has(what)) return;
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }
}

/** Browsers ask for it by themselves, when a person looks at an answer in a tab. */
const UNASKED = '/favicon.ico';

export function watchViolations(offences: Violations): (c: MockContext, next: Next) => Promise<void> {
  return async (c, next) => {
    await next();
    const isUnmatched = c.get('unserved') && c.req.path !== UNASKED;
    const isBroken = c.get('contractBroken');
    const seen = c.get('offence');
    if (!isUnmatched && !isBroken && seen === undefined) return;
    const call = `${c.req.method} ${pathOf(c).split('?')[0]}`;
    const sandbox = (c.get('sandbox') as Sandbox | undefined)?.id ?? 'none';
    if (isUnmatched) offences.addUnmatched(call, c.res.status, sandbox, c.get('nearest'));
    if (seen !== undefined) offences.addSeen(seen, sandbox);
    if (isBroken) offences.addBroken(c.get('op') ?? call, sandbox);
  };
}
