import { vi } from 'vitest';
import type { Quote } from '#contract/quotes.ts';
import type * as Payment from '#src/stores/transfers/payment.ts';
import { newDocument } from '../new-document.ts';
import { PIN, toChinedu, toTron } from '../../mock-api/transfers/payer.ts';

export { PIN, toChinedu, toTron };

/** A tab of somebody with money, in which a payment can be made. */
export async function openTab() {
  const { mock } = newDocument();
  await mock.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:42:00.000Z' });
  await mock.signIn('complete');
  const { state } = mock.app.sandboxes.default;
  const customerId = Object.values(state.users)[0]!.customer_id;

  const { fetch: send } = globalThis;
  let document = 0;
  /** The document's modules anew, as after a reload: what is not in storage is gone, and so is what waited for an answer. */
  async function load(): Promise<typeof Payment> {
    const current = (document += 1);
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const [answer] = await Promise.allSettled([send(input, init)]);
      if (current !== document) return new Promise<Response>(() => undefined);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
    vi.resetModules();
    return import('#src/stores/transfers/payment.ts');
  }

  async function quote(request: object): Promise<Quote> {
    const response = await mock.send('http://localhost:8787/wallet/quotes', {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json' },
    });
    return ((await response.json()) as { data: Quote }).data;
  }

  return {
    mock,
    customerId,
    load,
    quote,
    /** The transactions that were made by a quote. */
    payments: () =>
      Object.values(mock.app.sandboxes.default.state.transactions)
        .flat()
        .filter(({ quote_id, type }) => quote_id !== null && type !== 'receive'),
    fault: (op: string, effect: object, more: object = {}) =>
      mock.control<{ id: string }>('POST', '/faults', { op, effect, times: 1, ...more }),
    /** The calls of an operation that reached the API. */
    calls: (op: string) => mock.journal(op),
    advance: (seconds: number) => mock.control('POST', '/clock/advance', { ms: seconds * 1000 }),
  };
}

export const PAY = 'POST /wallet/transactions';
export const LOOK_UP = 'GET /wallet/transactions';
export const WITHDRAW = 'DELETE /wallet/quotes/{id}';
export const intent = { acknowledged_risks: ['first_time_recipient', 'first_time_address'] as const };
