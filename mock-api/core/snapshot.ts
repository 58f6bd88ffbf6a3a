import { contractFingerprint } from '../openapi/contract-hash.ts';
import { ApiError } from '../server/api-error.ts';
import { endConnections, type Sandbox } from './sandbox.ts';
import { stateProblem } from './validate-state.ts';
import type { SandboxState } from './state.ts';

/** All of a sandbox, as JSON: people, money, mail, clock, faults, journal, and the contract that it was made under. */
export interface Snapshot {
  readonly contract: { readonly hash: string; readonly calls: Readonly<Record<string, string>> };
  readonly state: SandboxState;
}

/** One that a sandbox keeps under a name. */
export interface StoredSnapshot extends Snapshot {
  /** The sandbox's time when it was taken. */
  readonly at: string;
  /** Bytes as JSON. */
  readonly size: number;
}

export function takeSnapshot({ state }: Sandbox): Snapshot {
  return structuredClone({ contract: contractFingerprint(), state });
}

/**
 * Puts a sandbox back to where a snapshot was taken, in this sandbox or another. Its sockets are closed, because what they
 * were told is no longer so.
 * @throws Refusal 409 `contract_changed`, with the calls that are not as they were; 422 for what is no state.
 */
export function restoreSnapshot(sandbox: Sandbox, { contract, state }: Snapshot): void {
  const present = contractFingerprint();
  if (contract.hash !== present.hash) {
    const names = new Set([...Object.keys(contract.calls), ...Object.keys(present.calls)]);
    const changed = [...names].filter((name) => contract.calls[name] !== present.calls[name]).sort();
    throw new ApiError(
      409,
      'contract_changed',
      { text: `The snapshot is of another contract. Changed: ${changed.join(', ')}.` },
      { extra: { changed } },
    );
  }
  const problem = stateProblem(state);
  if (problem) throw new ApiError(422, 'invalid_fields', { text: `The snapshot is none: ${problem}.` });
  sandbox.state = { ...structuredClone(state), id: sandbox.id };
  endConnections(sandbox, 'snapshot restored');
}
