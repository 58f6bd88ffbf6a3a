import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AssetId } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';
import { toChinedu, toTron, type Payer } from '../transfers/payer.ts';

export const happen = async (who: Payer, id: string, event: string, given: object = {}) => {
  const { status, body } = await who.control('POST', '/simulate/events', {
    transaction_id: id,
    event,
    ...given,
  });
  expect([event, status, body.code]).toEqual([event, 200, undefined]);
};
const paidOut = async (who: Payer) => {
  const toBank = { bank_code: '901', account_number: '0000014579' };
  const { id } = await who.paid({ kind: 'payout', to: toBank, amount: '80000' });
  await happen(who, id, 'settled');
  return id;
};
const arriving = async (who: Payer, asset: string, amount: string) => {
  const request = { email: 'tobi@example.com', asset, amount, status: 'confirming', arrives: false };
  return ((await who.control('POST', '/deposits', request)).body as unknown as Transaction).id;
};
export const quotedDeposit = async (who: Payer) => (await who.paid({ kind: 'deposit', amount: '20000' })).id;
const underReview = async (who: Payer) => {
  await who.control('POST', '/simulate/reviews', { email: 'tobi@example.com' });
  return (await who.paid(toChinedu('2500'))).id;
};

type Column = 'in' | 'out' | 'fees';
interface Row {
  readonly what: string;
  readonly asset: AssetId;
  /** Everything that happens to it; answers its id. */
  readonly play: (who: Payer) => Promise<string>;
  readonly status: Transaction['status'];
  /** Amount and fee of each line, oldest first. */
  readonly lines: readonly (readonly [amount: string, fee: string])[];
  /** What the statement of the month says more than before; 0 for what is left out. */
  readonly columns: Partial<Record<Column, string>>;
  /** Of the balance, held money included. */
  readonly change: string;
  /** What the receipt says of amount and fee. */
  readonly receipt: readonly [amount: string, fee: string];
}

/** Transactions that ended otherwise than most do, and what their owner sees of them. */
export const endedTransactions: readonly Row[] = [
  {
    what: 'a withdrawal that the bank returns for wrong details keeps its fee',
    asset: 'ngn',
    play: async (who) => {
      const id = await paidOut(who);
      await happen(who, id, 'returned', { reason: 'wrong_details' });
      return id;
    },
    status: 'returned',
    lines: [
      ['-80000', '53.75'],
      ['80000', '0'],
    ],
    columns: { in: '80000', out: '80000', fees: '53.75' },
    change: '-53.75',
    receipt: ['80000', '53.75'],
  },
  {
    what: 'a withdrawal that the bank returns by its own mistake costs nothing',
    asset: 'ngn',
    play: async (who) => {
      const id = await paidOut(who);
      await happen(who, id, 'returned', { reason: 'bank_error' });
      return id;
    },
    status: 'returned',
    lines: [
      ['-80000', '53.75'],
      ['80053.75', '0'],
    ],
    columns: { in: '80053.75', out: '80000', fees: '53.75' },
    change: '0',
    receipt: ['80000', '53.75'],
  },
  {
    what: 'a deposit that is recalled takes what is left of it',
    asset: 'usdt',
    play: async (who) => {
      const id = await arriving(who, 'usdt', '300');
      await happen(who, id, 'credited');
      // All but 120 of what there is, so that 180 of the 300 are owed.
      await who.paid(toChinedu('2042.441273', 'usdt'));
      await happen(who, id, 'recalled', { reason: 'recalled' });
      return id;
    },
    status: 'returned',
    lines: [
      ['300', '0'],
      ['-120', '0'],
    ],
    // What was sent to Chinedu, and what was recalled.
    columns: { in: '300', out: '2162.441273' },
    change: '-1862.441273',
    receipt: ['300', '0'],
  },
  {
    what: 'a suspended coin that is claimed is credited whole',
    asset: 'xrp',
    play: async (who) => {
      const id = await arriving(who, 'xrp', '60');
      await happen(who, id, 'suspended', { reason: 'memo_missing' });
      await happen(who, id, 'claimed');
      return id;
    },
    status: 'completed',
    lines: [['60', '0']],
    columns: { in: '60' },
    change: '60',
    receipt: ['60', '0'],
  },
  {
    what: 'suspended cash that is claimed is credited less its fee',
    asset: 'ngn',
    play: async (who) => {
      const id = await quotedDeposit(who);
      await happen(who, id, 'suspended', { reason: 'account_closed' });
      await happen(who, id, 'claimed');
      return id;
    },
    status: 'completed',
    lines: [['20322.5', '322.5']],
    columns: { in: '20322.5', fees: '322.5' },
    change: '20000',
    receipt: ['20000', '322.5'],
  },
  {
    what: 'a suspended deposit that is sent back was never there',
    asset: 'ngn',
    play: async (who) => {
      const id = await quotedDeposit(who);
      await happen(who, id, 'suspended', { reason: 'name_mismatch' });
      await happen(who, id, 'sent_back', { reason: 'sent_back' });
      return id;
    },
    status: 'returned',
    lines: [],
    columns: {},
    change: '0',
    receipt: ['20000', '322.5'],
  },
  {
    // 1.5 % of 10,000 are 150, and 7.5 % of that 11.25.
    what: 'a bank deposit of less than was quoted pays the fee of what arrived, out of it',
    asset: 'ngn',
    play: async (who) => {
      const id = await quotedDeposit(who);
      await happen(who, id, 'credited', { amount: '10000' });
      return id;
    },
    status: 'completed',
    lines: [['10000', '161.25']],
    columns: { in: '10000', fees: '161.25' },
    change: '9838.75',
    receipt: ['9838.75', '161.25'],
  },
  {
    // 1.5 % of 33,333.33 are 499.99995, rounded up to 500; 7.5 % of that are 37.5.
    what: 'a bank deposit of more than was quoted that is suspended and claimed',
    asset: 'ngn',
    play: async (who) => {
      const id = await quotedDeposit(who);
      await happen(who, id, 'suspended', { amount: '33333.33', reason: 'account_closed' });
      await happen(who, id, 'claimed');
      return id;
    },
    status: 'completed',
    lines: [['33333.33', '537.5']],
    columns: { in: '33333.33', fees: '537.5' },
    change: '32795.83',
    receipt: ['32795.83', '537.5'],
  },
  {
    what: 'a transfer under review that is not decided has not left',
    asset: 'ngn',
    play: underReview,
    status: 'review',
    lines: [],
    columns: {},
    change: '0',
    receipt: ['2500', '0'],
  },
  {
    what: 'a transfer under review that is approved leaves once',
    asset: 'ngn',
    play: async (who) => {
      const id = await underReview(who);
      await happen(who, id, 'transfer_approved');
      return id;
    },
    status: 'completed',
    lines: [['-2500', '0']],
    columns: { out: '2500' },
    change: '-2500',
    receipt: ['2500', '0'],
  },
  {
    what: 'a transfer under review that is cancelled never left',
    asset: 'ngn',
    play: async (who) => {
      const id = await underReview(who);
      await happen(who, id, 'cancelled');
      return id;
    },
    status: 'cancelled',
    lines: [],
    columns: {},
    change: '0',
    receipt: ['2500', '0'],
  },
  {
    what: 'a payment to a chain that is cancelled costs nothing',
    asset: 'usdt',
    play: async (who) => {
      const { id } = await who.paid(toTron('100'));
      await who.post(`/wallet/transactions/${id}/cancel`, undefined, { 'idempotency-key': randomUUID() });
      return id;
    },
    status: 'cancelled',
    lines: [],
    columns: {},
    change: '0',
    receipt: ['100', '1'],
  },
];
