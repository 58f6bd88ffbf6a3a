import { now } from '../../core/clock.ts';
import type { Sandbox } from '../../core/sandbox.ts';

/** Waits for some time on a sandbox's clock, or until the client has gone. Resolves to false when the sandbox restarts. */
export function sandboxTime(sandbox: Sandbox, milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = sandbox.timers.at(now(sandbox.state) + milliseconds, end, () => finish(false));
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();

    function end() {
      finish(true);
    }
    function finish(isSameState: boolean) {
      cancel();
      signal.removeEventListener('abort', end);
      resolve(isSameState);
    }
  });
}
