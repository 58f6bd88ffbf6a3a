import { expect, test } from 'vitest';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { openTab, PIN } from './tab.ts';

const everything = { kind: 'send', asset: 'ngn', to: { username: 'chinedu' }, max: true };

test.each(['this tab', 'the other tab'] as const)(
  'Two tabs send the whole balance at once: one 201, one 422 insufficient_funds, I3 holds (first: %s)',
  async (first) => {
    const tab = await openTab();
    const store = await tab.load();
    const [own, other] = await Promise.all([tab.quote(everything), tab.quote(everything)]);
    // Each finds the other one on its way, and has said yes to that.
    const risksOf = ({ risks }: typeof own) => [
      ...risks.map(({ code }) => code),
      'duplicate_payment' as const,
    ];
    store.preparePayment(own, tab.customerId, { acknowledged_risks: risksOf(own) });
    const here = () => store.sendPayment({ pin: PIN });
    const there = () =>
      tab.mock.send('http://localhost:8787/wallet/transactions', {
        method: 'POST',
        body: JSON.stringify({
          quote_id: other.quote_id,
          acknowledged_risks: risksOf(other),
          approval: { pin: PIN },
        }),
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      });
    const attempts = first === 'this tab' ? [here(), there()] : [there(), here()];
    const answer = (await Promise.all(attempts)).find((one) => one instanceof Response);
    const statuses = (await tab.calls('POST /wallet/transactions')).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422]);
    const state = store.$payment.get();
    const code =
      state.name === 'found'
        ? ((await answer?.json()) as { code: string }).code
        : 'error' in state && state.error?.code;
    expect(code).toBe('insufficient_funds');
    expect(tab.payments()).toHaveLength(1);
    expect(invariantsOf(tab.mock.app.sandboxes.default.state).filter(({ ok }) => !ok)).toEqual([]);
  },
);
