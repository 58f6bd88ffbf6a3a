import { beforeEach, describe, expect, test } from 'vitest';
import { differencesFromApproval, type ApprovedPayment } from '#src/stores/transfers/approved-transaction.ts';
import { shownOf } from '#src/stores/transfers/money-key.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import { Payer, toChinedu, toTron } from '../../mock-api/transfers/payer.ts';
import { misjudgedChanges, type NotCompared } from './one-field-changes.ts';

let payer: Payer;
beforeEach(async () => {
  payer = await Payer.create();
  await payer.control('POST', '/deposits', { asset: 'xrp', amount: '1000' });
});

const requests = {
  'a person': toChinedu('5000'),
  'an address': toTron('20'),
  'an address with a tag': {
    kind: 'send',
    asset: 'xrp',
    to: { network: 'xrpl', address: sampleAddress(7, 'xrpl', 'somebody'), memo: '42' },
    amount: '20',
  },
  'a bank account': {
    kind: 'payout',
    to: { bank_code: '901', account_number: '0123456784' },
    amount: '20000',
  },
  'a conversion': { kind: 'convert', from: 'ngn', to: 'usdt', amount: '15000', fixed_side: 'from' },
} as const;
const names = Object.keys(requests) as (keyof typeof requests)[];

async function paid(name: keyof typeof requests) {
  const quote = await payer.quote(requests[name]);
  const { status, body } = await payer.pay(quote);
  expect(status).toBe(201);
  const approved: ApprovedPayment = { quote_id: quote.quote_id, kind: quote.kind, shown: shownOf(quote) };
  return { approved, transaction: body.data as Parameters<typeof differencesFromApproval>[0] };
}

/** What of a transaction nobody approves: what becomes of it, and how it is shown. */
const notApproved: NotCompared = {
  id: 'The API’s name for it.',
  reference: 'The API’s name for it, for people.',
  status: 'What becomes of it.',
  status_reason: 'What becomes of it.',
  tx_hash: 'Known once it is on its chain.',
  explorer_url: 'Known once it is on its chain.',
  confirmations: 'What becomes of it.',
  eta_at: 'When it is expected.',
  cancel_until: 'What can be done with it.',
  bank_transfer: 'Only deposits have one.',
  held: 'Only deposits are held.',
  recovered: 'Only deposits are recalled.',
  can: 'What can be done with it.',
  timeline: 'What became of it.',
  created_at: 'The API’s clock.',
  completed_at: 'The API’s clock.',
  fiat: 'What it was worth, in naira whatever it was shown in.',
  note: 'Its owner’s own, who may have edited it.',
  message: 'A text, which the API may clean of what can’t be seen.',
  message_hidden: 'Of what is received.',
  'counterparty.avatar_url': 'A picture.',
};

describe('a transaction is what was approved only where every field of it is', () => {
  test.each(names)('%s', async (name) => {
    const { approved, transaction } = await paid(name);
    expect(differencesFromApproval(transaction, approved)).toEqual([]);
    const list: NotCompared = {
      ...notApproved,
      ...(transaction.counterparty?.kind === 'address'
        ? {
            'counterparty.name': 'A short form of the address, or the label.',
            'counterparty.label': 'What its owner calls it, and may have named meanwhile.',
          }
        : {}),
    };
    expect(
      misjudgedChanges(transaction, list, (made) => differencesFromApproval(made, approved).length === 0),
    ).toEqual([]);
  });

  test('it stays that one when it is cancelled and in its other states', async () => {
    const { approved, transaction } = await paid('an address');
    const { body } = await payer.post(
      `/wallet/transactions/${transaction.id}/cancel`,
      {},
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(differencesFromApproval(body.data as typeof transaction, approved)).toEqual([]);
  });

  test('what nobody knows to have been approved was not', async () => {
    const { approved, transaction } = await paid('a person');
    expect(differencesFromApproval(transaction, { ...approved, shown: null })).not.toEqual([]);
  });
});
