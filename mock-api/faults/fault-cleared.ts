import type { SandboxListener } from '../core/sandbox-events.ts';
import { emit, type Sandbox } from '../core/sandbox.ts';

/**
 * Resolves once the fault is no longer set, for whatever reason (deleted, reset, another state restored), or once the client or
 * the sandbox is gone. Needs no timer: the control plane announces each change.
 */
export function faultCleared(sandbox: Sandbox, id: string, signal: AbortSignal): Promise<void> {
  const { listeners, waitingCalls } = sandbox;
  const call = { fault: id };
  return new Promise((resolve) => {
    const release = () => {
      waitingCalls.delete(call);
      listeners.delete(recheck);
      signal.removeEventListener('abort', release);
      resolve();
    };
    const recheck: SandboxListener = ({ type }) => {
      // The state is another one after a reset or a restore, so it is looked up each time.
      const isSet = sandbox.state.faults.some((fault) => fault.id === id);
      if (type === 'gone' || !isSet) release();
    };
    waitingCalls.add(call);
    listeners.add(recheck);
    signal.addEventListener('abort', release);
    if (signal.aborted) release();
    // Who watches the faults sees that a call waits; and a fault that went while the call was on its way here is noticed.
    else emit(sandbox, { type: 'change', data: { what: 'faults' } });
  });
}
