import { contractFingerprint } from '../openapi/contract-hash.ts';
import { ApiError } from '../server/api-error.ts';
import { captureClock, resumeClock } from './clock.ts';
import { replaceState, type Sandbox, type Snapshot } from './sandbox.ts';

export function takeSnapshot({ state }: Sandbox): Snapshot {
  const captured = { ...state, clock: captureClock(state.clock) };
  return structuredClone({ contract: contractFingerprint(), state: captured });
}

/**
 * Restores a snapshot of this or of another sandbox. Closes the connections, whose clients know the former state.
 * @throws ApiError 409 `contract_changed`, with the calls that have changed; 422 for an invalid state
 */
export function restoreSnapshot(sandbox: Sandbox, { contract, state }: Snapshot): void {
  const present = contractFingerprint();
  if (contract.hash !== present.hash) {
    const names = new Set([...Object.keys(contract.calls), ...Object.keys(present.calls)]);
    const changed = [...names].filter((name) => contract.calls[name] !== present.calls[name]).sort();
    throw new ApiError(
      'contract_changed',
      { text: `The snapshot is of another contract. Changed: ${changed.join(', ')}.` },
      { extra: { changed } },
    );
  }
  const problem = sandbox.definition.problem(state);
  if (problem) throw new ApiError('invalid_fields', { text: `The snapshot is none: ${problem}.` });
  const copy = structuredClone(state);
  const restored = { ...copy, id: sandbox.id, clock: resumeClock(copy.clock) };
  replaceState(sandbox, restored, 'snapshot restored');
}
