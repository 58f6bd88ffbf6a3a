import { now } from '../../core/clock.ts';
import type { Sandbox } from '../../core/sandbox.ts';

/** Waits for so many milliseconds of a sandbox's time, or until the client has gone; false when the sandbox begins anew. */
export function sandboxTime(sandbox: Sandbox, milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = sandbox.timers.at(now(sandbox.state) + milliseconds, end, () => finish(false));
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();

    function end() {
      finish(true);
    }
    function finish(isSame: boolean) {
      cancel();
      signal.removeEventListener('abort', end);
      resolve(isSame);
    }
  });
}
