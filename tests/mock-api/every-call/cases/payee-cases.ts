import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { checkNuban } from '#contract/addresses/nuban.ts';
import { exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import { PIN, TRON } from '../../transfers/payer.ts';
import { casesOf, quietly, repeat, type CallCase, type Stage, wrongCodesOfTheApp } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const KEY = '5f7c0a52-9d3e-4a53-8f0e-1f2d8a6b7c90';
const headers = { 'idempotency-key': KEY };
const as = 'complete' as const;
const BANK = '901';

/** An account number with a right check digit and these last digits. */
function endingWith(end: string): string {
  for (let serial = 10_000_000; ; serial += 1)
    if (checkNuban(BANK, `${serial}${end}`).ok) return `${serial}${end}`;
}
const account = (end: string) => ({ bank_code: BANK, account_number: endingWith(end) });
const address = {
  kind: 'address',
  label: 'Exchange',
  asset: 'usdt',
  network: 'trc20',
  address: TRON,
  approval: { pin: PIN },
};
const bank = (end: string) => ({ kind: 'bank', label: 'Mine', ...account(end), approval: { pin: PIN } });
const pauseBanks = quietly(({ visitor }) =>
  visitor.control('PUT', '/simulate/networks/bank', { status: 'paused' }),
);
const save = ({ visitor }: Stage) => visitor.post('/wallet/payees', address, headers);
const appCode = ({ state }: Stage) => shownCode(state, Object.values(state.twoFactor)[0]!).code;
const wrongPin = { pin: '000001' };

const createCase = (when: string, body: object, code: ErrorCode, more: Partial<CallCase> = {}) => ({
  when,
  as,
  headers,
  body,
  answer: refusedWith(code),
  ...more,
});

export const payeeCases: readonly CallCase[] = [
  ...casesOf('GET /wallet/banks', [
    { when: 'no country is named', as, answer: 200 },
    {
      when: 'the country is another one',
      as,
      path: '/wallet/banks?country=GH',
      answer: refusedWith('invalid_fields'),
    },
  ]),
  ...casesOf('POST /wallet/banks/resolve', [
    {
      when: 'it is the customer’s',
      as,
      body: account('48'),
      answer: 200,
      says: { data: { name_match: 'full' } },
    },
    {
      when: 'the name is only like it',
      as,
      body: account('01'),
      answer: 200,
      says: { data: { name_match: 'partial' } },
    },
    {
      when: 'it is somebody else’s',
      as,
      body: account('03'),
      answer: 200,
      says: { data: { name_match: 'none' } },
    },
    {
      when: 'there is no such account',
      as,
      body: account('00'),
      answer: refusedWith('account_number_invalid'),
      changes: ['rateLimits'],
    },
    {
      when: 'the check digit is wrong',
      as,
      body: { bank_code: BANK, account_number: '0123456789' },
      answer: refusedWith('account_number_invalid'),
      changes: ['rateLimits'],
    },
    {
      when: 'there is no such bank',
      as,
      body: { ...account('48'), bank_code: '999' },
      answer: refusedWith('account_number_invalid'),
      changes: ['rateLimits'],
    },
    {
      when: 'the bank does not answer',
      as,
      body: account('02'),
      answer: refusedWith('bank_not_answering'),
      changes: ['rateLimits'],
    },
    {
      when: 'the banks are paused',
      as,
      body: account('48'),
      before: pauseBanks,
      answer: refusedWith('network_paused'),
      changes: ['rateLimits'],
    },
    {
      when: 'twenty were looked up in a minute',
      as,
      body: account('48'),
      before: quietly((stage) =>
        repeat(20, () => stage.visitor.post('/wallet/banks/resolve', account('48'))),
      ),
      answer: refusedWith('rate_limited'),
    },
  ]),
  ...casesOf('GET /wallet/payees', [
    { when: 'there are none', as: 'no-profile', answer: 200, says: { data: { items: [] } } },
  ]),
  ...casesOf('POST /wallet/payees', [
    { when: 'it is an address', as, headers, body: address, answer: 200 },
    { when: 'it is an account', as, headers, body: bank('48'), answer: 200 },
    createCase('the address is none', { ...address, address: 'TR7' }, 'address_invalid'),
    createCase(
      'the address is of another network',
      { ...address, address: '0x52908400098527886E0F7030069857D2E4169EE7' },
      'address_wrong_network',
    ),
    createCase('the asset is not on the network', { ...address, asset: 'btc' }, 'asset_not_found'),
    createCase(
      'an exchange needs a memo',
      { ...address, asset: 'xrp', network: 'xrpl', address: exchangeAddress('xrpl') },
      'memo_required',
    ),
    createCase('the network has no memo', { ...address, memo: '42' }, 'memo_invalid'),
    createCase('there is no such account', bank('00'), 'account_number_invalid'),
    createCase('the account is somebody else’s', bank('03'), 'name_mismatch'),
    createCase('the bank does not answer', bank('02'), 'bank_not_answering'),
    createCase('the banks are paused', bank('48'), 'network_paused', { before: pauseBanks }),
    createCase('no PIN came', { ...address, approval: {} }, 'pin_required'),
    createCase('the PIN is wrong', { ...address, approval: wrongPin }, 'pin_invalid', {
      changes: ['pinTries'],
    }),
    createCase('there is no PIN', address, 'pin_not_set', { as: 'complete-no-pin' }),
    createCase('the PIN is locked', address, 'pin_locked', { as: 'pin-locked' }),
    createCase('no code of the app came', address, 'totp_required', { as: 'two-factor' }),
    createCase(
      'the code of the app is wrong',
      { ...address, approval: { pin: PIN, totp: '000000' } },
      'totp_invalid',
      { as: 'two-factor', changes: ['wrongTries'] },
    ),
    createCase('ten codes of the app were wrong', address, 'rate_limited', {
      as: 'two-factor',
      before: (stage) => {
        const [customer_id] = Object.keys(stage.state.twoFactor);
        wrongCodesOfTheApp(stage.state, customer_id);
        return { approval: { pin: PIN, totp: appCode(stage) } };
      },
    }),
    createCase('the code of the app was used', address, 'totp_used', {
      as: 'two-factor',
      before: async (stage) => {
        const approval = { pin: PIN, totp: appCode(stage) };
        await stage.visitor.post(
          '/wallet/payees',
          { ...bank('48'), approval },
          {
            'idempotency-key': '7d8a7b1e-55b1-4b56-8c4e-0f6b7a1c2d3e',
          },
        );
        return { approval };
      },
    }),
    createCase('there is no key', address, 'idempotency_key_missing', { headers: {} }),
    createCase('the key came with something else', { ...address, label: 'Other' }, 'idempotency_key_reused', {
      before: quietly(save),
    }),
    createCase('the label is empty', { ...address, label: ' ' }, 'invalid_fields'),
  ]),
  ...casesOf('PUT /wallet/payees/{id}', [
    {
      when: 'there is no such payee',
      as,
      path: '/wallet/payees/pay_0',
      body: { label: 'Savings' },
      answer: refusedWith('payee_not_found'),
    },
  ]),
  ...casesOf('DELETE /wallet/payees/{id}', [
    {
      when: 'there is no such payee',
      as,
      path: '/wallet/payees/pay_0',
      body: { approval: { pin: PIN } },
      answer: refusedWith('payee_not_found'),
    },
  ]),
];
