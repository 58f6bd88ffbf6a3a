import { readFileSync } from 'node:fs';
import { readSnapshot } from '../control/snapshots.ts';
import { contractFingerprint } from '../openapi/contract-hash.ts';
import type { Snapshot } from '../core/snapshot.ts';
import { stateProblem } from '../core/validate-state.ts';
import { UsageError } from './parse-values.ts';

/** A snapshot that was taken under another contract: one line for each call that differs. */
export class OtherContract extends Error {}

/**
 * A file as GET /__mock/snapshot answers it.
 * @throws UsageError when it is none, OtherContract when the calls are not those of today
 */
export function snapshotFrom(file: string): Snapshot {
  const snapshot = readSnapshot(jsonOf(file));
  if (!snapshot)
    throw new UsageError(`--restore ${file}: it takes a file as GET /__mock/snapshot answers it.`);
  const present = contractFingerprint();
  if (snapshot.contract.hash === present.hash) {
    const problem = stateProblem(snapshot.state);
    if (problem) throw new UsageError(`--restore ${file}: ${problem}.`);
    return snapshot;
  }
  const lines = differences(snapshot.contract.calls, present.calls);
  throw new OtherContract(`${file} is of another contract:\n${lines.join('\n')}`);
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    throw new UsageError(`--restore ${file}: ${reason}.`);
  }
}

type Calls = Snapshot['contract']['calls'];

/** As a diff shows it: + is new since the snapshot, - is gone, ~ is another than it was. */
function differences(then: Calls, today: Calls): string[] {
  const names = [...new Set([...Object.keys(then), ...Object.keys(today)])].sort();
  return names
    .filter((name) => then[name] !== today[name])
    .map((name) => `  ${!(name in then) ? '+' : !(name in today) ? '-' : '~'} ${name}`);
}
