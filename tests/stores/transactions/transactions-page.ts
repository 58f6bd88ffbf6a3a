import { vi } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import type * as Lists from '#src/stores/transactions/transactions.ts';
import { eventSourceOver } from '../../event-source.ts';
import { TestDocument } from '../browser-page.ts';
import { newDocument } from '../new-document.ts';
import { PIN, toTron } from '../../mock-api/transfers/payer.ts';
import { eventually } from '../../eventually.ts';

export const LIST = 'GET /wallet/transactions';
export const ONE = 'GET /wallet/transactions/{id}';
export const NOTE = 'PUT /wallet/transactions/{id}/note';
export const CANCEL = 'POST /wallet/transactions/{id}/cancel';

/** A tab of a user in which transactions are shown, with the server's events. */
export async function openTransactions(persona = 'complete') {
  const { mock } = newDocument();
  await mock.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:42:00.000Z' });
  await mock.signIn(persona);
  // The stores are modules: each test gets fresh ones.
  vi.resetModules();
  const { $displaySettingsLoaded } = await import('#src/stores/preferences/display-settings.ts');
  $displaySettingsLoaded.set(true);
  const lists = await import('#src/stores/transactions/transactions.ts');
  const details = await import('#src/stores/transactions/transaction-detail.ts');
  const { noTransactionFilter } = await import('#src/stores/transactions/transaction-filter.ts');
  const { invalidateQueries } = await import('#src/stores/query/query-client.ts');
  const { connectServerEvents, onServerEvent, $serverEventsConnected } =
    await import('#src/stores/live/server-events.ts');
  const stops: (() => void)[] = [];

  /** Opens a list and waits for its first page. */
  async function openList(filter: Partial<Parameters<typeof Lists.transactionList>[0]> = {}) {
    const list = lists.transactionList({ ...noTransactionFilter, ...filter });
    stops.push(list.$state.listen(() => undefined));
    await eventually(() => {
      if (list.$state.get().items === null) throw new Error('not loaded');
    });
    return {
      ...list,
      items: () => list.$state.get().items ?? [],
      statusOf: (id: string) => list.$state.get().items?.find((row) => row.id === id)?.status,
    };
  }

  async function send<T>(method: string, path: string, body: object, headers = {}): Promise<T> {
    const response = await mock.send(`http://localhost:8787${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return ((await response.json()) as { data: T }).data;
  }

  return {
    mock,
    details,
    openList,
    closeAll: () => {
      for (const stop of stops.splice(0)) stop();
    },
    /** Refetches what is shown, as the wallet does on an event. */
    refetch: () => invalidateQueries(),
    /** Receives the server's events, and refetches transactions on each of theirs, as the wallet does. */
    async listen() {
      vi.stubGlobal('window', new EventTarget());
      vi.stubGlobal(
        'document',
        Object.assign(new TestDocument(), { documentElement: { lang: 'en' }, cookie: '' }),
      );
      vi.stubGlobal('EventSource', eventSourceOver(mock.send));
      stops.push(
        connectServerEvents(Promise.resolve(true), () => Promise.resolve(true)),
        onServerEvent('transaction', () => invalidateQueries((key) => key.startsWith('transactions '))),
      );
      await eventually(() => {
        if (!$serverEventsConnected.get()) throw new Error('not connected');
      });
    },
    /** Has somebody send money to the user. */
    receive: (amount: string) =>
      mock.control<Transaction>('POST', '/simulate/payments', { from: 'chinedu', asset: 'ngn', amount }),
    /** What a chain or a bank does to a transaction. */
    happen: (transaction_id: string, event: string) =>
      mock.control('POST', '/simulate/events', { transaction_id, event }),
    async pay(request: object): Promise<Transaction> {
      const quote = await send<{ quote_id: string; risks: { code: string }[] }>(
        'POST',
        '/wallet/quotes',
        request,
      );
      return send<Transaction>(
        'POST',
        '/wallet/transactions',
        {
          quote_id: quote.quote_id,
          approval: { pin: PIN },
          acknowledged_risks: quote.risks.map(({ code }) => code),
        },
        { 'idempotency-key': crypto.randomUUID() },
      );
    },
  };
}
export { toTron };
