import { vi } from 'vitest';

/** Milliseconds that a fact may take on a machine that stands still for a while; the same as that of `expect.poll`. */
const LIMIT = 15_000;

/** Waits until a check passes, and resolves to what it returns. Fake timers advance by 50 ms before each try. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: LIMIT });
