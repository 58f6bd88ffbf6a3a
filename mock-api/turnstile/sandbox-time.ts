import { sleep } from '../faults/sleep.ts';
import { now } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';

/** Milliseconds of real time between two looks at a clock that anybody may set, stop or advance meanwhile. */
const LOOK_EVERY = 50;

/** Resolves when so many milliseconds of a sandbox's time have passed, or the client has gone. */
export async function sandboxTime(
  sandbox: Sandbox,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  const until = now(sandbox.state) + milliseconds;
  while (now(sandbox.state) < until && !signal.aborted) await sleep(LOOK_EVERY, signal);
}
