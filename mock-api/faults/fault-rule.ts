import { sequence, keyed } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';
import type { Effect } from './fault-types.ts';

export interface Fault {
  id: string;
  /** `POST /auth/login`, `ws`, or `*` for every call of the contract. */
  op: string;
  effect: Effect;
  /** How many calls it hits; every one when left out. */
  times?: number | undefined;
  /** How many matching calls it lets pass first. */
  after: number;
  /** Of the calls that it could hit, which part it does, 0 to 1: decided by the seed, so that a run can be repeated. */
  probability: number;
  /** `pre`: instead of the handler. `post`: the handler has done its work and the answer is lost. */
  stage: 'pre' | 'post';
  seen: number;
  hits: number;
}

export type NewFault = Omit<Fault, 'id' | 'seen' | 'hits'>;

export function addFault(state: SandboxState, fault: NewFault): Fault {
  const added: Fault = { ...fault, id: `flt_${sequence(state, 'fault', '')}`, seen: 0, hits: 0 };
  state.faults.push(added);
  return added;
}

/**
 * The fault that hits this call, if any: the first that matches wins, but each counts the calls it saw. `*` means the
 * calls of the contract; what is `byName` has to be named.
 */
export function matchFault(state: SandboxState, op: string, explicitOnly: boolean): Fault | null {
  let taken: Fault | null = null;
  for (const fault of state.faults) {
    if (fault.op !== op && (fault.op !== '*' || explicitOnly)) continue;
    fault.seen += 1;
    const armed = fault.seen > fault.after && (fault.times === undefined || fault.hits < fault.times);
    if (!armed || taken || !isSampled(state, fault)) continue;
    fault.hits += 1;
    taken = fault;
  }
  return taken;
}

/** The same for the same seed, fault and call, whatever else happened. */
function isSampled(state: SandboxState, { id, seen, probability }: Fault): boolean {
  if (probability >= 1) return true;
  const share = Number.parseInt(keyed(state.seed, 'fault', id, seen).slice(0, 8), 16) / 2 ** 32;
  return share < probability;
}
