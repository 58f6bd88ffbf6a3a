import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { setBlocked } from '#mock-api/features/users/blocks.ts';
import { casesOf, quietly, repeat, wait, type CallCase, type Stage } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const KEY = '5f7c0a52-9d3e-4a53-8f0e-1f2d8a6b7c90';
const OTHER_KEY = '7d8a7b1e-55b1-4b56-8c4e-0f6b7a1c2d3e';
const headers = { 'idempotency-key': KEY };
const as = 'complete' as const;
const path = '/wallet/payment-requests';
const toChinedu = { asset: 'ngn', amount: '5000', to: 'chinedu', note: 'Lunch' };
const ask = (stage: Stage, body: object = toChinedu, key = KEY) =>
  stage.visitor.post(path, body, { 'idempotency-key': key });
const customerOf = ({ state }: Stage) => Object.values(state.users).at(-1)!.customer_id;

const askCase = (when: string, body: object, code: ErrorCode, more: Partial<CallCase> = {}) => ({
  when,
  as,
  headers,
  body: { ...toChinedu, ...body },
  answer: refusedWith(code),
  // Who is asked is looked up.
  changes: ['rateLimits', 'lookedUp'] as const,
  ...more,
});

/** A bank deposit whose account has expired, under an id that a path can name. */
const expiredDeposit = quietly(async (stage) => {
  const { visitor, state } = stage;
  const quote = await visitor.post('/wallet/quotes', { kind: 'deposit', amount: '5000' });
  const { quote_id } = quote.body.data as { quote_id: string };
  await visitor.post('/wallet/transactions', { quote_id }, { 'idempotency-key': OTHER_KEY });
  const deposit = Object.values(state.transactions)
    .flat()
    .find((one) => one.quote_id === quote_id)!;
  await wait(stage, 1801);
  deposit.id = 'txn_expired';
});
const declined = async ({ visitor }: Stage) => {
  const { body } = await visitor.control('POST', '/simulate/requests', { from: 'chinedu', amount: '5' });
  await visitor.write('PUT', `${path}/${String(body.request_id)}/status`, { status: 'declined' });
  return { request_id: body.request_id };
};

export const requestCases: readonly CallCase[] = [
  ...casesOf('GET /wallet/payment-requests', [
    { when: 'nobody has asked', as, answer: 200, says: { data: { items: [] } } },
  ]),
  ...casesOf('GET /wallet/payment-requests/{id}', [
    { when: 'there is none', as, path: `${path}/req_0`, answer: refusedWith('request_not_found') },
  ]),
  ...casesOf('POST /wallet/payment-requests', [
    { when: 'it is to a person', as, headers, body: toChinedu, answer: 200 },
    {
      when: 'it is to whoever has the link',
      as,
      headers,
      body: { asset: 'ngn', amount: '5000' },
      answer: 200,
    },
    askCase('nobody has the username', { to: 'nobody123' }, 'recipient_not_found'),
    askCase('it is to oneself', { to: '@tobiade' }, 'self_send'),
    askCase('they have blocked the customer', {}, 'recipient_blocked', {
      before: quietly(async (stage) => setBlocked(stage.state, 'dir_chinedu', customerOf(stage), true)),
    }),
    askCase('three are open', {}, 'too_many_requests_open', {
      before: quietly(async (stage) => {
        let turn = 0;
        await repeat(3, () => ask(stage, toChinedu, OTHER_KEY.replace(/.$/, String((turn += 1)))));
      }),
    }),
    askCase('five were made within a day, cancelled ones too', {}, 'rate_limited', {
      before: quietly(async (stage) => {
        let turn = 0;
        await repeat(5, async () => {
          const { body } = await ask(stage, toChinedu, OTHER_KEY.replace(/.$/, String((turn += 1))));
          const { request_id } = body.data as { request_id: string };
          await stage.visitor.write('PUT', `${path}/${request_id}/status`, { status: 'cancelled' });
        });
      }),
    }),
    askCase('the amount is no number', { amount: 'much' }, 'amount_format'),
    askCase('the amount is too precise', { amount: '0.001' }, 'amount_precision'),
    askCase('the amount is nothing', { amount: '0' }, 'amount_below_min'),
    askCase('it expires in a minute', { expires_in: 60 }, 'invalid_fields'),
    askCase('there is no key', {}, 'idempotency_key_missing', { headers: {} }),
    askCase('the key came with something else', { amount: '1' }, 'idempotency_key_reused', {
      before: quietly((stage) => ask(stage)),
    }),
  ]),
  ...casesOf('PUT /wallet/payment-requests/{id}/status', [
    {
      when: 'there is none',
      as,
      path: `${path}/req_0/status`,
      body: { status: 'declined' },
      answer: refusedWith('request_not_found'),
    },
  ]),
  ...casesOf('PUT /wallet/transactions/{id}/status', [
    {
      when: 'there is no such deposit',
      as,
      headers,
      path: '/wallet/transactions/txn_0/status',
      body: { status: 'sent' },
      answer: refusedWith('not_found'),
    },
    {
      when: 'the account for it has expired',
      as,
      headers,
      path: '/wallet/transactions/txn_expired/status',
      body: { status: 'sent' },
      before: expiredDeposit,
      answer: refusedWith('deposit_account_expired'),
    },
  ]),
  ...casesOf('POST /wallet/quotes', [
    {
      when: 'the request that it pays is closed',
      as,
      body: { kind: 'send', asset: 'ngn', to: { username: 'chinedu' }, amount: '5' },
      before: declined,
      answer: refusedWith('request_closed'),
      changes: ['rateLimits', 'lookedUp'],
    },
  ]),
];
