import { createState } from './state.ts';
import { endConnections, setClock, type Sandbox } from './sandbox.ts';

export const resetParts = ['state', 'mail', 'faults', 'journal', 'clock', 'all'] as const;
export type ResetPart = (typeof resetParts)[number];

/** Begins a sandbox, or a part of it, anew. People, money and counters go together: they are `state`. */
export function resetSandbox(sandbox: Sandbox, what: ResetPart, prepare: (sandbox: Sandbox) => void): void {
  const { state: before, setting } = sandbox;
  const fresh = createState(sandbox.id, setting);
  if (what === 'all') sandbox.state = fresh;
  else if (what === 'mail') before.mails = [];
  else if (what === 'faults') Object.assign(before, { faults: fresh.faults, latency: fresh.latency });
  else if (what === 'journal') before.requestLog = [];
  else if (what === 'clock') setClock(sandbox, fresh.clock);
  else {
    const { clock, faults, latency, requestLog, ticker, challenge } = before;
    sandbox.state = { ...fresh, clock, faults, latency, requestLog, ticker, challenge };
  }
  if (what === 'all' || what === 'state') {
    prepare(sandbox);
    endConnections(sandbox, 'sandbox reset');
  }
}
