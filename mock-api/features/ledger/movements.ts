import type { AssetId } from '#contract/assets.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Holding } from './accounts.ts';
import { byMoment, type JournalEntry } from './journal-schema.ts';

/** What a journal entry changes of somebody's money of one asset, in minor units. */
export interface Movement extends Holding {
  readonly entry: JournalEntry;
  readonly asset: AssetId;
}

const PREFIX = 'user:';

interface Index {
  /** How many entries it has. */
  entries: number;
  readonly movements: Map<string, Movement[]>;
}

/**
 * By journal. A journal is append-only, so that what was read of it once stays true, and only what is new has to be read: with
 * 10,000 transactions a statement would spend most of its time on the entries.
 */
const indexes = new WeakMap<readonly JournalEntry[], Index>();

/** All that was booked for each ledger owner, in the order in which the money moved. */
export function movementsByOwner(entries: readonly JournalEntry[]): ReadonlyMap<string, readonly Movement[]> {
  let index = indexes.get(entries);
  if (!index || index.entries > entries.length) {
    index = { entries: 0, movements: new Map() };
    indexes.set(entries, index);
  }
  const unsorted = new Set<Movement[]>();
  for (const entry of entries.slice(index.entries))
    for (const movements of addEntry(index.movements, entry))
      // A history is booked after the fact, so that entries are not always in the order of their moments.
      if (isLastOutOfOrder(movements)) unsorted.add(movements);
  index.entries = entries.length;
  for (const movements of unsorted) movements.sort((a, b) => byMoment(a.entry, b.entry));
  return index.movements;
}

/** Whether what was added last, one or two movements of one entry, belongs before what was there. */
function isLastOutOfOrder(movements: readonly Movement[]): boolean {
  const last = movements.at(-1);
  const before = movements.findLast(({ entry }) => entry !== last?.entry);
  return last !== undefined && before !== undefined && byMoment(before.entry, last.entry) > 0;
}

/** Adds what an entry changes. @returns the movements of those whom it changes something for */
function addEntry(all: Map<string, Movement[]>, entry: JournalEntry): Movement[][] {
  return entry.postings.flatMap(({ account, asset, amount }) => {
    if (!account.startsWith(PREFIX)) return [];
    const end = account.indexOf(':', PREFIX.length);
    const owner = account.slice(PREFIX.length, end);
    const movements = all.get(owner) ?? [];
    all.set(owner, movements);
    let movement = movementIn(movements, entry, asset);
    if (!movement) movements.push((movement = { entry, asset, available: 0n, held: 0n }));
    movement[account.startsWith('hold:', end + 1) ? 'held' : 'available'] += BigInt(amount);
    return [movements];
  });
}

/** The movement of an entry and an asset that was begun. No entry changes more than two assets of one owner. */
function movementIn(
  movements: readonly Movement[],
  entry: JournalEntry,
  asset: AssetId,
): Movement | undefined {
  for (const movement of [movements.at(-1), movements.at(-2)])
    if (movement?.entry === entry && movement.asset === asset) return movement;
  return undefined;
}

/** All that was booked for a customer, in the order in which the money moved. */
export function movementsOf({ ledger }: SandboxState, customerId: string): readonly Movement[] {
  const owner = own(ledger.owners, customerId);
  return owner === undefined ? [] : (movementsByOwner(ledger.entries).get(owner) ?? []);
}

/** What a customer had of each asset just before a moment (an ISO 8601 time): the replay of what was booked earlier. */
export function holdingsBefore(
  state: SandboxState,
  customerId: string,
  moment: string,
): Map<AssetId, Holding> {
  const holdings = new Map<AssetId, Holding>();
  for (const { entry, asset, available, held } of movementsOf(state, customerId)) {
    if (entry.effective_at >= moment) break;
    let holding = holdings.get(asset);
    if (!holding) holdings.set(asset, (holding = { available: 0n, held: 0n }));
    holding.available += available;
    holding.held += held;
  }
  return holdings;
}
