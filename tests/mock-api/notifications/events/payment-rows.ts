import type { Transaction } from '#contract/transactions.ts';
import { Payer, toChinedu, toTron } from '../../transfers/payer.ts';
import { EMAIL, key, transaction, type EventRow } from './event-row.ts';

const outside = (tobi: Payer, transaction_id: string, event: string, reason?: string) =>
  tobi.control('POST', '/simulate/events', { transaction_id, event, ...(reason ? { reason } : {}) });
const payout = { kind: 'payout', to: { bank_code: '901', account_number: '0000014579' }, amount: '20000' };
const seen = async (tobi: Payer) => {
  const arriving = { email: EMAIL, asset: 'usdt', amount: '50', status: 'confirming' };
  const { body } = await tobi.control('POST', '/deposits', arriving);
  return { id: (body as unknown as Transaction).id };
};
const request = async (tobi: Payer, to: string) => {
  const { body } = await tobi.post('/wallet/payment-requests', { asset: 'ngn', amount: '5000', to }, key());
  return { id: (body.data as { request_id: string }).request_id };
};
const REQUEST = '/w/receive?tab=user&request=:id';

/** What happens to payments and requests for money. */
export const paymentRows: readonly EventRow[] = [
  {
    event: 'a deposit is seen',
    play: seen,
    told: [transaction('50 USDT incoming')],
  },
  {
    event: 'a deposit is credited',
    play: async (tobi, begin) => {
      const { id } = await seen(tobi);
      await begin();
      await tobi.control('PUT', `/deposits/${id}`, { status: 'credited' });
      return { id };
    },
    told: [transaction('50 USDT received')],
  },
  {
    event: 'a transfer to a person is complete',
    play: (tobi) => tobi.paid(toChinedu('5000')).then(({ id }) => ({ id })),
    told: [transaction('₦5,000.00 sent to Chinedu Obi')],
  },
  {
    event: 'a payment to a chain is complete',
    play: async (tobi) => {
      const { id } = await tobi.paid(toTron('20'));
      await tobi.wait(200);
      return { id };
    },
    told: [transaction('20 USDT sent to TR7NHq…gjLj6t')],
  },
  {
    event: 'a withdrawal is complete',
    play: async (tobi) => {
      const { id } = await tobi.paid(payout);
      await tobi.wait(300);
      return { id };
    },
    told: [transaction('₦20,000.00 arrived at Tobi Adeyemi')],
  },
  {
    event: 'a payment fails',
    play: async (tobi) => {
      const { id } = await tobi.paid(toTron('20'));
      await outside(tobi, id, 'failed', 'network_failed');
      return { id };
    },
    told: [transaction('Transfer to TR7NHq…gjLj6t failed')],
  },
  {
    event: 'a bank returns a withdrawal',
    play: async (tobi, begin) => {
      const { id } = await tobi.paid(payout);
      await outside(tobi, id, 'settled');
      await begin();
      await outside(tobi, id, 'returned', 'wrong_details');
      return { id };
    },
    told: [transaction('Tobi Adeyemi returned ₦20,000.00')],
  },
  {
    event: 'its owner cancels a payment',
    play: async (tobi) => {
      const { id } = await tobi.paid(toTron('20'));
      await tobi.post(`/wallet/transactions/${id}/cancel`, undefined, key());
      return { id };
    },
    told: [transaction('Transfer to TR7NHq…gjLj6t cancelled')],
  },
  {
    event: 'a payment takes twice as long as expected',
    play: async (tobi, begin) => {
      const { id, created_at, eta_at } = await tobi.paid(toTron('20'));
      // A chain that has it earlier than by itself confirms nothing.
      await outside(tobi, id, 'broadcast');
      const expected = (Date.parse(eta_at ?? '') - Date.parse(created_at)) / 1000;
      await tobi.wait(2 * expected - 1);
      await begin();
      await tobi.wait(1);
      return { id };
    },
    told: [transaction('20 USDT to TR7NHq…gjLj6t is taking longer than usual')],
  },
  {
    event: 'a deposit comes from another name',
    play: async (tobi, begin) => {
      const { id } = await tobi.paid({ kind: 'deposit', amount: '20000' });
      await begin();
      await outside(tobi, id, 'suspended', 'name_mismatch');
      return { id };
    },
    told: [transaction('₦20,322.50 came from another name')],
  },
  {
    event: 'a deposit comes late',
    play: async (tobi, begin) => {
      const { id } = await tobi.paid({ kind: 'deposit', amount: '20000' });
      await outside(tobi, id, 'expired');
      await begin();
      await outside(tobi, id, 'credited');
      return { id };
    },
    told: [transaction('₦20,322.50 arrived late')],
  },
  {
    event: 'a coin comes without its memo',
    play: async (tobi, begin) => {
      const { id } = await seen(tobi);
      await begin();
      await outside(tobi, id, 'suspended', 'memo_missing');
      return { id };
    },
    told: [transaction('We couldn’t credit 50 USDT')],
  },
  {
    event: 'somebody asks for money',
    play: async (tobi) => {
      const asked = { from: 'chinedu', email: EMAIL, amount: '5000' };
      const { body } = await tobi.control('POST', '/simulate/requests', asked);
      return { id: String(body.request_id) };
    },
    told: [transaction('Chinedu Obi requested ₦5,000.00', REQUEST)],
  },
  {
    event: 'a request is paid',
    play: async (tobi) => {
      const nneka = await Payer.create('payer', tobi.app);
      const { id } = await request(tobi, 'nnekaobi');
      await nneka.paid({ ...toChinedu('5000'), to: { username: 'tobiade' }, request_id: id });
      const { body } = await tobi.get(`/wallet/payment-requests/${id}`);
      return { id, payment: (body.data as { transaction_id: string }).transaction_id };
    },
    told: [
      transaction('Nneka Obi paid your request for ₦5,000.00', REQUEST),
      transaction('Nneka Obi sent you ₦5,000.00', '/w/transactions?id=:payment'),
    ],
  },
  {
    event: 'a request is declined',
    play: async (tobi) => {
      const { id } = await request(tobi, 'chinedu');
      await tobi.control('PUT', `/simulate/requests/${id}/declined`);
      return { id };
    },
    told: [transaction('Chinedu Obi declined your request for ₦5,000.00', REQUEST)],
  },
  {
    event: 'a conversion is complete',
    play: (tobi) =>
      tobi.paid({ kind: 'convert', from: 'usdt', to: 'ngn', amount: '50' }).then(({ id }) => ({ id })),
    told: [
      {
        type: 'trade',
        title: /^50 USDT converted to ₦[\d,]+\.\d\d$/,
        link: '/w/transactions?id=:id',
      },
    ],
  },
];
