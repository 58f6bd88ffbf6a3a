import type { AssetId } from '#contract/assets.ts';
import { iso } from '../../core/clock.ts';
import { startOfMonth } from '../../core/lagos-time.ts';
import type { SandboxState } from '../../core/state.ts';
import { invariant, type Invariant } from '../ledger/invariants.ts';
import { movementsByOwner, type Movement } from '../ledger/movements.ts';
import { linesOf } from './ledger-lines.ts';
import { closingOf, sumLines } from './sum-lines.ts';

/** A month of which the sums are not what the accounts had, or which does not begin with what the one before ended with. */
function brokenMonth(state: SandboxState, customerId: string, movements: readonly Movement[]): string | null {
  const lines = linesOf(state, customerId, movements);
  const replayed = new Map<AssetId, bigint>();
  const closed = new Map<AssetId, bigint>();
  let next = 0;
  for (const month of Map.groupBy(lines, ({ entry }) =>
    startOfMonth(Date.parse(entry.effective_at)),
  ).keys()) {
    const to = startOfMonth(month, 1);
    const end = iso(to);
    for (; next < movements.length; next += 1) {
      const movement = movements[next];
      if (!movement || movement.entry.effective_at >= end) break;
      const { asset, available, held } = movement;
      replayed.set(asset, (replayed.get(asset) ?? 0n) + available + held);
    }
    for (const [asset, sums] of sumLines(lines, { from: month, to })) {
      const closing = closingOf(sums);
      if (closing !== (replayed.get(asset) ?? 0n) || sums.opening !== (closed.get(asset) ?? 0n))
        return `${customerId} ${iso(month)} ${asset}`;
      closed.set(asset, closing);
    }
  }
  return null;
}

/** What must hold for the statements of every customer. */
export function statementInvariant(state: SandboxState): Invariant {
  const movements = movementsByOwner(state.ledger.entries);
  const broken = Object.entries(state.ledger.owners).map(([customerId, owner]) =>
    brokenMonth(state, customerId, movements.get(owner) ?? []),
  );
  return invariant(
    'I9',
    'a statement opens with what the one before closed with, and its lines make what the accounts have',
    broken.filter((one) => one !== null),
  );
}
