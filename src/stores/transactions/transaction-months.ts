import { onMount, type ReadableAtom } from 'nanostores';
import type { DisplayCurrency } from '#contract/display-currencies.ts';
import * as contract from '#contract/transactions.ts';
import type { TransactionMonth } from '#contract/transaction-months.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createQuery, invalidateQueries, keepPreviousData, type QueryState } from '../query/query-client.ts';

/** How often the sums are refetched while a component shows them. */
const REFETCH_INTERVAL_MS = 60_000;
const KEY = 'transaction months ';

export interface TransactionMonths {
  readonly currency: DisplayCurrency;
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

/** What moved in each month, in a currency; the same object each time. Sums are the server's: a list has its last rows alone. */
export function transactionMonths(currency: DisplayCurrency): Read {
  const zone = ownZone();
  const key = `${currency} ${zone}`;
  const known = reads.get(key);
  if (known) return known;
  const query = createQuery<TransactionMonths>(
    [KEY, key],
    async (signal) => {
      const [{ data }] = await Promise.all([
        call(contract.listTransactionMonths, { query: { currency, zone }, signal }),
        displaySettingsReady(),
      ]);
      return {
        currency: data.currency,
        byMonth: new Map(data.items.map((one) => [one.month, one])),
        at: Date.now(),
      };
    },
    REFETCH_INTERVAL_MS,
  );
  onMount(query, () => {
    const ends = (['transaction', 'resync'] as const).map((event) =>
      onServerEvent(event, () => invalidateQueries((one) => one.startsWith(KEY))),
    );
    return () => {
      for (const end of ends) end();
    };
  });
  const read: Read = { $state: keepPreviousData(query), retry: () => query.invalidate() };
  reads.set(key, read);
  return read;
}
