import { expect, test } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

interface Row {
  readonly email: string;
  readonly transaction: Transaction;
  readonly events: readonly string[];
}
const rows = async (who: Payer) => (await who.get('/__mock/payments')).body.items as Row[];

test('each event that is offered for a payment can happen to it, and no other does', async () => {
  const tobi = await Payer.create();
  await Payer.create('suspended-deposit', tobi.app);
  await tobi.paid(toTron('5'));
  await tobi.paid({ kind: 'payout', to: { bank_code: '901', account_number: '0123456784' }, amount: '500' });
  await tobi.paid({ kind: 'deposit', amount: '1000' });
  await tobi.control('POST', '/snapshots/before');
  const all = await rows(tobi);
  expect(all.length).toBeGreaterThan(10);
  let tried = 0;
  for (const { transaction, events } of all)
    for (const event of events) {
      tried += 1;
      const { status } = await tobi.control('POST', '/simulate/events', {
        transaction_id: transaction.id,
        event,
      });
      expect([transaction.type, transaction.status, event, status]).toEqual([
        transaction.type,
        transaction.status,
        event,
        200,
      ]);
      expect(tobi.brokenInvariants()).toEqual([]);
      await tobi.control('POST', '/snapshots/before/restore');
    }
  expect(tried).toBeGreaterThan(10);
});

test('what a person sends to another inside is over at once', async () => {
  const tobi = await Payer.create();
  const { id } = await tobi.paid(toChinedu('5'));
  expect((await rows(tobi)).find(({ transaction }) => transaction.id === id)?.events).toEqual([]);
});
