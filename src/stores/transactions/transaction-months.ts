import type { ReadableAtom } from 'nanostores';
import type { DisplayCurrency } from '#contract/display-currencies.ts';
import * as contract from '#contract/transactions.ts';
import type { TransactionMonth } from '#contract/transaction-months.ts';
import { call } from '#src/api/call.ts';
import { isOwnZone } from '#src/intl/format/day-zone.ts';
import { fieldErrors } from '../errors/error-predicates.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createQuery, keepPreviousData, type QueryState } from '../query/query-client.ts';

/** How often the sums are refetched while a component shows them. */
const REFETCH_INTERVAL_MS = 60_000;
/** Begins as a list's key does: what makes lists stale, makes the sums stale, and several events lead to one refetch. */
const KEY = 'transactions months ';

export interface TransactionMonths {
  readonly currency: DisplayCurrency;
  /** They are the reader's own months; else those of Lagos, because the API does not know the reader's zone. */
  readonly isOwnZone: boolean;
  /** By month: `2026-11`. */
  readonly byMonth: ReadonlyMap<string, TransactionMonth>;
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

interface Read {
  readonly $state: ReadableAtom<QueryState<TransactionMonths>>;
  readonly retry: () => void;
}

const reads = new Map<string, Read>();

/** The reader's own time zone, whose months a list has. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A browser may name a zone that the API does not know: then the months are those of its default. */
async function readMonths(query: { currency: DisplayCurrency; zone: string }, signal: AbortSignal) {
  try {
    return await call(contract.listTransactionMonths, { query, signal });
  } catch (error) {
    if (fieldErrors(error).zone === undefined) throw error;
    return await call(contract.listTransactionMonths, { query: { currency: query.currency }, signal });
  }
}

/** What moved in each month, in a currency; the same object each time. Sums are the server's: a list has its last rows alone. */
export function transactionMonths(currency: DisplayCurrency): Read {
  const zone = ownZone();
  const key = `${currency} ${zone}`;
  const known = reads.get(key);
  if (known) return known;
  const query = createQuery<TransactionMonths>(
    [KEY, key],
    async (signal) => {
      const [{ data }] = await Promise.all([readMonths({ currency, zone }, signal), displaySettingsReady()]);
      return {
        currency: data.currency,
        isOwnZone: data.zone === zone || isOwnZone('lagos', Date.now()),
        byMonth: new Map(data.items.map((one) => [one.month, one])),
        at: Date.now(),
      };
    },
    REFETCH_INTERVAL_MS,
  );
  const read: Read = { $state: keepPreviousData(query), retry: () => query.invalidate() };
  reads.set(key, read);
  return read;
}
