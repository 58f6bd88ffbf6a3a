import { perSandbox } from '../core/per-sandbox.ts';
import type { SandboxListener } from '../core/sandbox-events.ts';
import { emit, type Sandbox } from '../core/sandbox.ts';

/** The calls that a `wait` fault delays, with the fault's id. */
export const waitingCalls = perSandbox(() => new Set<{ readonly fault: string }>());

/**
 * Resolves once the fault is no longer set, for whatever reason (deleted, reset, another state restored), or once the client
 * has gone or the sandbox was deleted. Needs no timer, because the control plane emits an event for each change.
 */
export function faultCleared(sandbox: Sandbox, id: string, signal: AbortSignal): Promise<void> {
  const { listeners } = sandbox;
  const waiting = waitingCalls(sandbox);
  const call = { fault: id };
  return new Promise((resolve) => {
    const release = () => {
      waiting.delete(call);
      listeners.delete(recheck);
      signal.removeEventListener('abort', release);
      resolve();
    };
    const recheck: SandboxListener = ({ type }) => {
      // A reset or a restore replaces the state, so it is looked up each time.
      const isSet = sandbox.state.faults.some((fault) => fault.id === id);
      if (type === 'gone' || !isSet) release();
    };
    waiting.add(call);
    listeners.add(recheck);
    signal.addEventListener('abort', release);
    if (signal.aborted) release();
    // Listeners of the faults learn that a call waits, `recheck` too: the fault may have been deleted before it was added.
    else emit(sandbox, { type: 'change', data: { what: 'faults' } });
  });
}
