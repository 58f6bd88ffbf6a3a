import { keyed } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';
import { type NewFault, type Fault, newFault } from './state.ts';

export function addFault(state: SandboxState, fault: NewFault): Fault {
  state.lastFault += 1;
  const added = newFault(fault, state.lastFault);
  state.faults.push(added);
  return added;
}

/**
 * The fault that applies to this call, if any. The first that matches wins, but each one counts the calls that it matches. `*`
 * matches every call of the contract, but none that is `explicitOnly`.
 */
export function matchFault(state: SandboxState, op: string, explicitOnly: boolean): Fault | null {
  let applied: Fault | null = null;
  for (const fault of state.faults) {
    if (fault.op !== op && (fault.op !== '*' || explicitOnly)) continue;
    fault.seen += 1;
    const armed = fault.seen > fault.after && (fault.times === undefined || fault.hits < fault.times);
    if (!armed || applied || !isSampled(state, fault)) continue;
    fault.hits += 1;
    applied = fault;
  }
  return applied;
}

/** Depends only on the seed, the fault and how many calls it has matched, so that a run can be repeated. */
function isSampled(state: SandboxState, { id, seen, probability }: Fault): boolean {
  if (probability >= 1) return true;
  const share = Number.parseInt(keyed(state.seed, 'fault', id, seen).slice(0, 8), 16) / 2 ** 32;
  return share < probability;
}
