import type { ErrorCode } from '#contract/error-codes.ts';
import { errorStatus } from '#contract/error-codes.ts';
import { checkNuban } from '#contract/addresses/nuban.ts';
import type { Quote } from '#contract/quotes.ts';
import { now } from '#mock-api/core/clock.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import { exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { restrict } from '#mock-api/features/security-events/record-event.ts';
import { setBlocked } from '#mock-api/features/users/blocks.ts';
import { beginTwoFactor, enableTwoFactor, shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import { PIN, toChinedu, toTron, TRON } from '../../transfers/payer.ts';
import { casesOf, wait, type CallCase, type Stage, wrongCodesOfTheApp } from './call-case.ts';

const KEY = '5f7c0a52-9d3e-4a53-8f0e-1f2d8a6b7c90';
const as = 'complete' as const;
const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const customerOf = ({ state }: Stage) => Object.values(state.users).at(-1)!.customer_id;

const quoteCase = (when: string, body: object, code: ErrorCode, before?: CallCase['before']) => ({
  when,
  as,
  body,
  answer: refusedWith(code),
  ...(before ? { before } : {}),
  // Each request counts, a refused one too.
  changes: ['rateLimits', 'lookedUp'] as const,
});
const bank = (account_number: string) => ({
  kind: 'payout',
  to: { bank_code: '901', account_number },
  amount: '500',
});
/** An account number with a right check digit and these last digits. */
const endingWith = (end: string) => {
  for (let serial = 10_000_000; ; serial += 1)
    if (checkNuban('901', `${serial}${end}`).ok) return `${serial}${end}`;
};

/** A case of a transaction by a quote that is made first. */
const paymentCase = (
  when: string,
  code: ErrorCode,
  more: Partial<CallCase> & {
    request?: object;
    given?: object;
    then?: (stage: Stage, quote: Quote) => unknown;
  },
): Omit<CallCase, 'op'> => {
  const { request = toChinedu('5'), given = {}, then, ...rest } = more;
  return {
    when,
    as,
    headers: { 'idempotency-key': KEY },
    before: async (stage) => {
      const quote = await quoted(stage, request);
      await then?.(stage, quote);
      const acknowledged_risks = quote.risks.map(({ code: risk }) => risk);
      return { quote_id: quote.quote_id, approval: { pin: PIN }, acknowledged_risks, ...given };
    },
    answer: refusedWith(code),
    ...rest,
  };
};

async function quoted({ visitor }: Stage, request: object): Promise<Quote> {
  const { body } = await visitor.post('/wallet/quotes', request);
  return body.data as Quote;
}

const quoteCases = casesOf('POST /wallet/quotes', [
  { when: 'it is a transfer to somebody', as, body: toChinedu('5'), answer: 200 },
  {
    ...quoteCase(
      'it has an amount and all of the balance',
      { ...toChinedu('5'), max: true },
      'unexpected_member',
    ),
    changes: [],
  },
  quoteCase('the amount has letters', toChinedu('abc'), 'amount_format'),
  quoteCase('the amount has too many decimals', toChinedu('0.001'), 'amount_precision'),
  quoteCase('the amount is too small', toTron('1'), 'amount_below_min'),
  quoteCase('the deposit is too large', { kind: 'deposit', amount: '10000000.01' }, 'amount_above_max'),
  quoteCase('the fee takes all of it', { ...toTron('1'), fee_from: 'amount' }, 'fee_exceeds_amount'),
  quoteCase(
    'nobody has the name',
    { ...toChinedu('5'), to: { username: 'nobody123' } },
    'recipient_not_found',
  ),
  quoteCase('it is one’s own name', { ...toChinedu('5'), to: { username: 'tobiade' } }, 'self_send'),
  quoteCase('there is no such payee', { ...toChinedu('5'), to: { payee_id: 'pay_0' } }, 'payee_not_found'),
  quoteCase(
    'the address is mistyped',
    { ...toTron('5'), to: { network: 'trc20', address: TRON.toLowerCase() } },
    'address_invalid',
  ),
  quoteCase(
    'the address is one of another network',
    { ...toTron('5'), to: { network: 'erc20', address: TRON } },
    'address_wrong_network',
  ),
  quoteCase(
    'the asset is not on the network',
    { ...toTron('5'), to: { network: 'near', address: 'ann.near' } },
    'asset_not_found',
  ),
  quoteCase(
    'the network has no memo',
    { ...toTron('5'), to: { network: 'trc20', address: TRON, memo: '1' } },
    'memo_invalid',
  ),
  quoteCase(
    'an exchange is paid without a memo',
    { ...toTron('5'), asset: 'xrp', to: { network: 'xrpl', address: exchangeAddress('xrpl') } },
    'memo_required',
  ),
  quoteCase('the bank has no such account', bank(endingWith('00')), 'account_number_invalid'),
  quoteCase('the bank does not answer', bank(endingWith('02')), 'bank_not_answering'),
  quoteCase('they have blocked the sender', toChinedu('5'), 'recipient_blocked', (stage) => {
    setBlocked(stage.state, 'dir_chinedu', customerOf(stage), true);
    return undefined;
  }),
  quoteCase('the network is paused', toTron('5'), 'network_paused', ({ state }) => {
    state.incidents.trc20 = { status: 'paused', since: now(state), until: null };
    return undefined;
  }),
  quoteCase(
    'there is no price',
    { kind: 'convert', from: 'ngn', to: 'btc', amount: '500' },
    'price_unavailable',
    ({ state }) => {
      state.ticker.symbols.btc = { mode: 'silent' };
      return undefined;
    },
  ),
]);

const id = (stage: Stage) => customerOf(stage);
const transactionCases = casesOf('POST /wallet/transactions', [
  {
    ...paymentCase('nothing is wrong', 'server_error', {}),
    answer: 200,
    says: { data: { status: 'completed' } },
  },
  { ...paymentCase('it has no key', 'idempotency_key_missing', {}), headers: {} },
  paymentCase('the key was used for another request', 'idempotency_key_reused', {
    then: async ({ visitor }) => {
      const other = await quoted({ visitor, state: visitor.app.sandboxes.default.state }, toChinedu('6'));
      const body = { quote_id: other.quote_id, approval: { pin: PIN } };
      await visitor.post('/wallet/transactions', body, { 'idempotency-key': KEY });
    },
  }),
  paymentCase('it has a member that is not known', 'unexpected_member', { given: { fee_form: 'amount' } }),
  paymentCase('there is no such quote', 'quote_not_found', { given: { quote_id: 'quo_0' } }),
  paymentCase('the quote was used', 'quote_used', {
    then: (stage, { quote_id }) => (stage.state.quotes[customerOf(stage)]![quote_id]!.state = 'used'),
  }),
  paymentCase('the quote has expired', 'quote_expired', {
    then: (stage) => wait(stage, 601),
    // The error brings a fresh one.
    changes: ['quotes', 'rateLimits', 'lookedUp'],
  }),
  paymentCase('the money is not there', 'insufficient_funds', { request: toChinedu('900000') }),
  paymentCase('it is above the limit', 'amount_above_limit', {
    request: toChinedu('400000'),
    then: (stage) => (stage.state.tiers[id(stage)] = 1),
  }),
  paymentCase('sending is frozen', 'sending_frozen', {
    then: (stage) => (stage.state.sendingFrozen[id(stage)] = 0),
  }),
  paymentCase('sending is restricted', 'sending_restricted', {
    then: (stage) =>
      restrict(jobContext(stage.visitor.app.sandboxes.default), stage.state.users[id(stage)]!, {
        scope: 'all_outgoing',
        reason: 'review',
      }),
  }),
  paymentCase('the money has not cleared', 'funds_clearing', {
    request: toTron('5'),
    then: ({ state }) => {
      // As if more had come from a bank just now than the balance is worth, at whatever prices.
      const all = Object.values(state.transactions).flat();
      const deposit = all.find(({ type, asset }) => type === 'deposit' && asset === 'ngn')!;
      deposit.completed_at = new Date(now(state)).toISOString();
      deposit.timeline.at(-1)!.at = deposit.completed_at;
      deposit.amount = '1000000000';
    },
  }),
  paymentCase('the network was paused after the quote', 'network_paused', {
    request: toTron('5'),
    then: ({ state }) => (state.incidents.trc20 = { status: 'paused', since: now(state), until: null }),
  }),
  paymentCase('a risk is not acknowledged', 'risks_not_acknowledged', {
    request: toTron('5'),
    given: { acknowledged_risks: [] },
  }),
  paymentCase('it has to be said whose address it is', 'beneficiary_required', {
    request: toTron('1500'),
  }),
  paymentCase('the PIN is missing', 'pin_required', { given: { approval: {} } }),
  paymentCase('the PIN is wrong', 'pin_invalid', {
    given: { approval: { pin: '000000' } },
    changes: ['pinTries'],
  }),
  paymentCase('the PIN is locked', 'pin_locked', {
    then: (stage) =>
      (stage.state.pinTries[id(stage)] = { wrong: 0, locks: 1, locked_until: now(stage.state) + 1000 }),
  }),
  paymentCase('there is no PIN', 'pin_not_set', {
    then: (stage) => (stage.state.users[id(stage)]!.pin = null),
  }),
  paymentCase('a code of the app is missing', 'totp_required', {
    request: toTron('5'),
    then: (stage) => authenticator(stage),
  }),
  paymentCase('the code of the app is wrong', 'totp_invalid', {
    request: toTron('5'),
    given: { approval: { pin: PIN, totp: '000000' } },
    then: (stage) => authenticator(stage),
    changes: ['wrongTries'],
  }),
  paymentCase('ten codes of the app were wrong', 'rate_limited', {
    request: toTron('5'),
    given: { approval: { pin: PIN, totp: '000000' } },
    then: (stage) => {
      authenticator(stage);
      wrongCodesOfTheApp(stage.state, id(stage));
    },
  }),
  {
    ...paymentCase('the code of the app was used', 'totp_used', { request: toTron('5') }),
    before: async (stage) => {
      authenticator(stage);
      const quote = await quoted(stage, toTron('5'));
      const factor = stage.state.twoFactor[id(stage)]!;
      factor.last_counter = Math.floor(now(stage.state) / 30_000) + 1;
      const totp = shownCode(stage.state, factor).code;
      return {
        quote_id: quote.quote_id,
        approval: { pin: PIN, totp },
        acknowledged_risks: ['first_time_address'],
      };
    },
  },
]);

/** As if an authenticator app had been set up. */
function authenticator(stage: Stage): void {
  const { state } = stage;
  const user = state.users[id(stage)]!;
  enableTwoFactor(state, user, beginTwoFactor(state, user).factor);
}

const cancelCases = casesOf('POST /wallet/transactions/{id}/cancel', [
  {
    when: 'there is no such transaction',
    as,
    headers: { 'idempotency-key': KEY },
    path: '/wallet/transactions/none/cancel',
    answer: [404, 'not_found'],
  },
]);

/** Moving money. */
export const paymentCases: readonly CallCase[] = [...quoteCases, ...transactionCases, ...cancelCases];
