// `node pay.ts <address of the mock> <email> <password> <PIN> <challenge token> <cookie of a known device>`: signs in and pays
// somebody, with a client whose types were generated from docs/openapi.json. Prints what it was told as JSON.
import createClient from 'openapi-fetch';
import type { paths } from '../node_modules/.generated/openapi.d.ts';

const [baseUrl = '', email = '', password = '', pin = '', turnstile_token = '', device = ''] =
  process.argv.slice(2);
const client = createClient<paths>({ baseUrl });

const login = await client.POST('/auth/login', {
  body: { email, password, turnstile_token },
  headers: { cookie: device },
});
if (!login.data) throw new Error(login.error.message ?? login.error.code);
const cookie = [device, ...login.response.headers.getSetCookie().map((line) => line.split(';')[0])].join(
  '; ',
);

const balances = await client.GET('/wallet/balances', {
  params: { query: { currency: 'ngn' } },
  headers: { cookie },
});
const quote = await client.POST('/wallet/quotes', {
  body: {
    kind: 'send',
    asset: 'ngn',
    to: { username: 'chinedu' },
    amount: '2500',
    unit: 'asset',
    fiat_currency: 'ngn',
    fee_from: 'balance',
  },
  headers: { cookie },
});
if (!quote.data) throw new Error(quote.error.code);
const payment = await client.POST('/wallet/transactions', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: { quote_id: quote.data.data.quote_id, approval: { pin }, acknowledged_risks: [] },
  headers: { cookie },
});
const refused = await client.GET('/wallet/transactions/{id}', {
  params: { path: { id: 'txn_nobody_has' } },
  headers: { cookie },
});

// What is wrong does not compile.
export const mistakes = () => [
  // @ts-expect-error -- no such call
  client.GET('/wallet/balance', {}),
  // @ts-expect-error -- the password is missing
  client.POST('/auth/login', { body: { email, turnstile_token } }),
  // @ts-expect-error -- the Idempotency-Key is missing
  client.POST('/wallet/transactions', { body: { quote_id: '', approval: {}, acknowledged_risks: [] } }),
  // @ts-expect-error -- an amount is text
  client.POST('/wallet/quotes', { body: { kind: 'deposit', asset: 'ngn', amount: 5 } }),
  // @ts-expect-error -- a reply has no such member
  balances.data?.data.sum,
];

console.log(
  JSON.stringify({
    total: balances.data?.data.total,
    status: payment.data?.data.status,
    amount: payment.data?.data.amount,
    refusal: refused.error?.code,
  }),
);
