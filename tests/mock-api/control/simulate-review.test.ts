import { beforeEach, expect, test } from 'vitest';
import { Payer, toChinedu } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
  await tobi.control('POST', '/simulate/reviews', { email: 'tobi@example.com' });
});

const happen = (transaction_id: string, event: string) =>
  tobi.control('POST', '/simulate/events', { transaction_id, event });
/** What the directory's Chinedu has been shown of a transfer. */
const arrived = (id: string) => {
  const all = Object.values(tobi.state.transactions).flat();
  const operation = all.find((one) => one.id === id)?.operation_id;
  return all.filter(({ operation_id, type }) => operation_id === operation && type === 'receive');
};
const newest = async () =>
  (
    (await tobi.get('/user/notifications/list?page_size=1')).body.data as { title: string; link: string }[]
  )[0];

test('a transfer under review is held, and arrives once it is approved', async () => {
  const before = await tobi.has('ngn');
  const { id, ...sent } = await tobi.paid(toChinedu('2500'));
  expect(sent).toMatchObject({ status: 'review', status_reason: 'manual_review', can: { cancel: false } });
  expect(arrived(id)).toEqual([]);
  expect(await newest()).toMatchObject({
    title: '₦2,500.00 to Chinedu Obi is in review',
    link: `/w/transactions?id=${id}`,
  });
  await tobi.wait(86_400);
  expect((await tobi.transaction(id)).status).toBe('review');
  const { body } = await tobi.get('/__mock/payments');
  const items = body.items as { transaction: { id: string }; events: string[] }[];
  expect(items.find(({ transaction }) => transaction.id === id)?.events).toEqual([
    'transfer_approved',
    'cancelled',
  ]);
  expect((await happen(id, 'transfer_approved')).body.status).toBe('completed');
  expect(arrived(id)).toMatchObject([{ amount: '2500', status: 'completed' }]);
  expect(await tobi.has('ngn')).not.toBe(before);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('one that is cancelled is back, the receiver was shown nothing, and the next one is not reviewed', async () => {
  const before = await tobi.has('ngn');
  const { id } = await tobi.paid(toChinedu('2500'));
  expect(await tobi.has('ngn')).not.toBe(before);
  expect((await happen(id, 'cancelled')).body.status).toBe('cancelled');
  expect([await tobi.has('ngn'), arrived(id)]).toEqual([before, []]);
  expect((await tobi.paid(toChinedu('2600'))).status).toBe('completed');
  expect(tobi.brokenInvariants()).toEqual([]);
});
