import { now } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';

/** Resolves when so many milliseconds of a sandbox's time have passed, or the client has gone. */
export function sandboxTime(sandbox: Sandbox, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = sandbox.timers.at(now(sandbox.state) + milliseconds, finish);
    signal.addEventListener('abort', finish, { once: true });
    if (signal.aborted) finish();

    function finish() {
      cancel();
      signal.removeEventListener('abort', finish);
      resolve();
    }
  });
}
