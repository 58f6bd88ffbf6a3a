import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import type { Transaction } from '#contract/transactions.ts';
import { Payer } from './payer.ts';

const MESSAGE = 'Your account is blocked, call me';
const REQUESTS = '/wallet/payment-requests';

let tobi: Payer;
let nneka: Payer;
beforeEach(async () => {
  tobi = await Payer.create('complete');
  nneka = await Payer.create('payer', tobi.app);
});

const pay = (from: Payer, username: string, more: object = {}, message: string | null = null) =>
  from.paid({ kind: 'send', asset: 'ngn', to: { username }, amount: '0.01', ...more }, { message });
const ask = async (who: Payer, more: object) => {
  const body = { asset: 'ngn', amount: '5000', ...more };
  const answer = await who.post(REQUESTS, body, { 'idempotency-key': randomUUID() });
  return answer.body.data as PaymentRequest;
};
/** The newest that has come in, as its list and its own call have it. */
async function newest(who: Payer): Promise<Transaction> {
  const { items } = (await who.get('/wallet/transactions?direction=in&type=receive')).body.data as {
    items: Transaction[];
  };
  const [first] = items;
  expect(await who.transaction(first!.id)).toEqual(first);
  return first!;
}

interface Row {
  readonly before: string;
  /** What has happened between the two until the receiver looks. */
  readonly happen: () => Promise<unknown>;
  readonly hidden: boolean;
}
const rows: readonly Row[] = [
  { before: 'nothing', happen: () => Promise.resolve(), hidden: true },
  { before: 'they have paid before', happen: () => pay(nneka, 'tobiade', { amount: '500' }), hidden: true },
  { before: 'they have asked for money', happen: () => ask(nneka, { to: 'tobiade' }), hidden: true },
  {
    before: 'a request of theirs was declined',
    happen: async () => {
      const { request_id } = await ask(nneka, { to: 'tobiade' });
      await tobi.write('PUT', `${REQUESTS}/${request_id}/status`, { status: 'declined' });
    },
    hidden: true,
  },
  {
    before: 'a request of theirs was accepted',
    happen: async () => {
      const { request_id } = await ask(nneka, { to: 'tobiade' });
      await pay(tobi, 'nnekaobi', { amount: '5000', request_id });
    },
    hidden: false,
  },
  { before: 'the receiver has paid them', happen: () => pay(tobi, 'nnekaobi'), hidden: false },
  { before: 'the receiver has asked them', happen: () => ask(tobi, { to: 'nnekaobi' }), hidden: false },
  { before: 'the receiver has paid somebody else', happen: () => pay(tobi, 'kwame'), hidden: true },
];

// requirement: T.24
describe.each(rows)('what a payer writes, where $before', ({ happen, hidden }) => {
  test(`is ${hidden ? 'shown only to a receiver who asks to see it' : 'shown'}`, async () => {
    await happen();
    const sent = await pay(nneka, 'tobiade', {}, MESSAGE);
    expect(await newest(tobi)).toMatchObject({ message: MESSAGE, message_hidden: hidden });
    // The one who wrote it sees it.
    expect(sent).toMatchObject({ message: MESSAGE, message_hidden: false });
    expect(await nneka.transaction(sent.id)).toMatchObject({ message: MESSAGE, message_hidden: false });
  });
});

test('without words there is nothing to hide', async () => {
  await pay(nneka, 'tobiade');
  expect(await newest(tobi)).toMatchObject({ message: null, message_hidden: false });
});

test('who pays by the link of a request was asked: that payment’s words are shown, and no other’s', async () => {
  const { request_id } = await ask(tobi, {});
  await pay(nneka, 'tobiade', { amount: '5000', request_id }, MESSAGE);
  expect(await newest(tobi)).toMatchObject({ message: MESSAGE, message_hidden: false });
  await pay(nneka, 'tobiade', {}, MESSAGE);
  expect(await newest(tobi)).toMatchObject({ message: MESSAGE, message_hidden: true });
});

test('no notification and no email has the words of a payment', async () => {
  await pay(tobi, 'nnekaobi');
  await pay(nneka, 'tobiade', { amount: '150000' }, MESSAGE);
  const told = (await tobi.get('/user/notifications/list')).body.data as Notification[];
  expect(told[0]?.title).toContain('Nneka Obi');
  expect(JSON.stringify(told)).not.toContain(MESSAGE);
  expect(JSON.stringify((await tobi.get('/__mock/mail')).body)).not.toContain(MESSAGE);
});
