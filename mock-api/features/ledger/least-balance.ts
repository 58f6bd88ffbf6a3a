import { own } from '../../core/own-record.ts';
import { byMoment, type Account, type Ledger } from './journal-schema.ts';
import { movementsByOwner } from './movements.ts';

interface Change {
  readonly at: string;
  readonly minor: bigint;
}

/**
 * The least that an account had after a moment (an ISO 8601 time) and has had since, in minor units: no more can be taken from it
 * after the fact, or there would be a moment at which it had less than nothing.
 */
export function leastSince(ledger: Ledger, account: Account, moment: string): bigint {
  const row = own(ledger.accounts, account.id);
  let balance = BigInt(row?.balance ?? '0');
  // Without a row it has nothing now; without a later entry it has what it had then.
  if (!row || row.newest_at <= moment) return balance;
  let least = balance;
  for (const { at, minor } of account.kind === 'available'
    ? latestMovements(ledger, account)
    : latestPostings(ledger, account)) {
    if (at <= moment) break;
    balance -= minor;
    if (balance < least) least = balance;
  }
  return least;
}

/** What has changed somebody's balance, the newest first. Read from the index: a long history asks for it at every payment. */
function* latestMovements({ entries }: Ledger, { owner_id, asset }: Account): Generator<Change> {
  const movements = movementsByOwner(entries).get(owner_id ?? '') ?? [];
  for (let index = movements.length - 1; index >= 0; index -= 1) {
    const movement = movements[index];
    if (movement?.asset === asset) yield { at: movement.entry.effective_at, minor: movement.available };
  }
}

function* latestPostings({ entries }: Ledger, { id }: Account): Generator<Change> {
  for (const { effective_at, postings } of entries.toSorted(byMoment).reverse())
    for (const { account, amount } of postings)
      if (account === id) yield { at: effective_at, minor: BigInt(amount) };
}
