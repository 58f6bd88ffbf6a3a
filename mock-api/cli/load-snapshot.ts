import { readFileSync } from 'node:fs';
import { readSnapshot } from '../control/snapshots.ts';
import { contractFingerprint } from '../openapi/contract-hash.ts';
import type { Snapshot } from '../core/sandbox.ts';
import { stateDefinition } from '../features/index.ts';
import { UsageError } from './parse-values.ts';

/** The snapshot was taken under another contract. The message has one line for each call that differs. */
export class ContractMismatch extends Error {}

/**
 * Loads a snapshot from a file that GET /__mock/snapshot was saved to.
 * @throws UsageError for any other file, ContractMismatch if the contract has changed since
 */
export function loadSnapshot(file: string): Snapshot {
  const snapshot = readSnapshot(readJsonFile(file));
  if (!snapshot)
    throw new UsageError(`--restore ${file}: it takes a file with the response of GET /__mock/snapshot.`);
  const present = contractFingerprint();
  if (snapshot.contract.hash === present.hash) {
    const problem = stateDefinition.problem(snapshot.state);
    if (problem) throw new UsageError(`--restore ${file}: ${problem}.`);
    return snapshot;
  }
  const lines = differences(snapshot.contract.calls, present.calls);
  throw new ContractMismatch(`${file} is of another contract:\n${lines.join('\n')}`);
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    throw new UsageError(`--restore ${file}: ${reason}.`);
  }
}

type Calls = Snapshot['contract']['calls'];

/** Lines as of a diff: + was added since the snapshot, - was removed, ~ was changed. */
function differences(before: Calls, after: Calls): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `  ${!(name in before) ? '+' : !(name in after) ? '-' : '~'} ${name}`);
}
