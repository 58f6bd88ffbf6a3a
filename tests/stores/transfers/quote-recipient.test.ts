import { beforeEach, describe, expect, test } from 'vitest';
import type { Quote } from '#contract/quotes.ts';
import { isQuoteFor, isSamePlace } from '#src/stores/transfers/quote-recipient.ts';
import { differencesFromRequest, isSameAddress, isSameMemo } from '#src/stores/transfers/quote-match.ts';
import { quoteRequestOf, type QuoteRequest } from '#src/stores/transfers/quote-request.ts';
import { emptySendDraft, type Recipient, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { Payer } from '../../mock-api/transfers/payer.ts';
import { isListed, misjudgedChanges, oneFieldChanges, type NotCompared } from './one-field-changes.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import type { Payee } from '#contract/payees.ts';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const XRP = sampleAddress(7, 'xrpl', 'somebody');
const ACCOUNT = '0123456784';

let payer: Payer;
beforeEach(async () => {
  payer = await Payer.create();
});

const amount = (value: string, fixed: 'asset' | 'fiat' = 'asset'): SendDraft['amount'] => ({
  shown: fixed,
  typed: value,
  fixed,
  value,
  max: false,
  ...(fixed === 'fiat' ? { currency: 'ngn' as const } : {}),
});
const max: SendDraft['amount'] = { shown: 'asset', typed: '', fixed: 'asset', value: null, max: true };
const chinedu: Recipient = {
  kind: 'user',
  username: 'chinedu',
  name: 'Chinedu Obi',
  avatar_url: null,
  sent_count: 1,
};
const at = (address: string, network: 'trc20' | 'xrpl'): Extract<Recipient, { kind: 'address' }> => ({
  kind: 'address',
  address,
  networks: [network],
  memo: null,
  payee: null,
});
const account: Extract<Recipient, { kind: 'bank' }> = {
  kind: 'bank',
  bank_code: '901',
  bank_name: 'Harbour Bank',
  account_number: ACCOUNT,
  account_name: 'Tobi Adeyemi',
  name_match: 'full',
  payee: null,
};

const drafts = {
  'a person': { recipient: chinedu, asset: 'ngn', amount: amount('25000') },
  'a person, by an amount of money': { recipient: chinedu, asset: 'usdt', amount: amount('25000', 'fiat') },
  'all of it to a person': { recipient: chinedu, asset: 'ngn', amount: max },
  'an address': { recipient: at(TRON, 'trc20'), asset: 'usdt', network: 'trc20', amount: amount('20') },
  'an address, the fee off the amount': {
    recipient: at(TRON, 'trc20'),
    asset: 'usdt',
    network: 'trc20',
    amount: amount('20'),
    fee_from: 'amount',
  },
  'an address, by an amount of money, the fee off the amount': {
    recipient: at(TRON, 'trc20'),
    asset: 'usdt',
    network: 'trc20',
    amount: amount('40000', 'fiat'),
    fee_from: 'amount',
  },
  'an address with a tag': {
    recipient: at(XRP, 'xrpl'),
    asset: 'xrp',
    network: 'xrpl',
    amount: amount('20'),
    memo: { choice: 'given', text: '42' },
  },
  'a bank account': { recipient: account, asset: 'ngn', amount: amount('40000') },
  'a bank account, the fee off the amount': {
    recipient: account,
    asset: 'ngn',
    amount: amount('40000'),
    fee_from: 'amount',
  },
} as const satisfies Record<string, Partial<SendDraft>>;
const names = Object.keys(drafts) as (keyof typeof drafts)[];
const draftOf = (given: Partial<SendDraft>): SendDraft => ({ ...emptySendDraft, ...given });
const requestOf = (draft: SendDraft): QuoteRequest => quoteRequestOf(draft, 'ngn')!;

async function prepared(name: keyof typeof drafts) {
  // Enough of each coin.
  await payer.control('POST', '/deposits', { asset: 'xrp', amount: '1000' });
  const draft = draftOf(drafts[name]);
  const request = requestOf(draft);
  return { draft, request, quote: await payer.quote(request) };
}

/** What of a quote follows from nothing that was asked for. */
const notAskedFor: NotCompared = {
  quote_id: 'A new one each time. What is made is compared with it.',
  server_time: 'The API’s clock.',
  expires_at: 'How long it holds is the API’s decision; it is shown.',
  'fees.*.kind': 'What a fee is called. How much it is, and what it comes off, is compared.',
  'fiat.as_of': 'When the price was taken.',
  eta_seconds: 'How long it takes.',
  limits: 'What blocks it for now. The API judges it again when it is carried out.',
  requires: 'What the API wants as proof. It refuses what comes without.',
  risks: 'What the API warns of. It refuses what was not acknowledged.',
  'to.avatar_url': 'A picture.',
};
const ofAddress: NotCompared = {
  'to.name': 'A short form of the address, or the label.',
  'to.label': 'What its owner calls it, and may have renamed meanwhile.',
};

describe('a quote is the draft’s only where every field of it is', () => {
  test.each(names)('%s', async (name) => {
    const { draft, request, quote } = await prepared(name);
    expect(differencesFromRequest(quote, request)).toEqual([]);
    expect(isQuoteFor(quote, draft, request)).toBe(true);
    const list = { ...notAskedFor, ...(quote.to?.kind === 'address' ? ofAddress : {}) };
    expect(misjudgedChanges(quote, list, (changed) => isQuoteFor(changed, draft, request))).toEqual([]);
  });
});

/** What of a draft the API is not asked for, and the review shows as it is. */
const notOfThePrice: NotCompared = {
  mode: 'Where the recipient is looked for.',
  preset: 'What waits for a recipient who is not chosen yet.',
  'recipient.avatar_url': 'A picture.',
  'recipient.sent_count': 'Told beside the name.',
  'recipient.networks': 'Where the address could be paid; the network that was chosen is compared.',
  'recipient.checksum': 'Whether typing errors are noticed.',
  'recipient.name_match': 'Judged again by the API, which warns of it.',
  'amount.shown': 'Which unit the field shows.',
  'amount.typed': 'The text; the sum that was read from it is compared.',
  message: 'Sent with the transaction.',
  note: 'Sent with the transaction.',
  acknowledged: 'Sent with the transaction.',
  save_as: 'Sent with the transaction.',
  beneficiary: 'The API keeps what was said of the owner; the quote does not say it again.',
};

/** A unit and a choice that there are not count as the asset, and as none. */
const isNone = (path: string, { amount: { fixed }, memo: { choice } }: SendDraft) =>
  (path === 'amount.fixed' && fixed === 'asset') || (path === 'memo.choice' && choice === null);

describe('a draft that was edited has no price until it is asked for', () => {
  test.each(names)('%s', async (name) => {
    const { draft, quote } = await prepared(name);
    const isAddress = draft.recipient?.kind === 'address';
    const list: NotCompared = {
      ...notOfThePrice,
      ...(isAddress
        ? { 'recipient.memo': 'It came with the address; the one that was chosen is compared.' }
        : { memo: 'Only addresses carry one.', network: 'Only addresses have a choice.' }),
      ...(draft.memo.choice === null ? { 'memo.text': 'None was given.' } : {}),
      ...(draft.recipient?.kind === 'bank'
        ? {
            asset: 'A bank is paid in naira.',
            request_id: 'Only people ask for money.',
            'amount.currency': 'A bank is paid by the naira.',
          }
        : {}),
      ...(draft.recipient?.kind === 'user' ? { fee_from: 'There is no fee.' } : {}),
      ...(draft.amount.max
        ? {}
        : { 'amount.max': 'All of a balance names no sum: what is shown is the API’s.' }),
      ...(draft.amount.max
        ? { 'amount.fixed': 'All of it is in the asset.', 'amount.value': 'All of it.' }
        : {}),
    };
    const passing = oneFieldChanges(draft)
      // A draft is read by its schema: nothing is left out of it.
      .filter(({ path, how }) => how === 'changed' && !isListed(path, list) && !isNone(path, draft))
      .filter(({ value }) => {
        const request = quoteRequestOf(value, 'ngn');
        return request !== null && isQuoteFor(quote, value, request);
      })
      .map(({ path }) => path);
    expect(passing).toEqual([]);
  });

  test('the same figure in another unit is another sum', async () => {
    const { draft, quote } = await prepared('a person, by an amount of money');
    const inCoins = draftOf({ ...draft, amount: amount('25000') });
    expect(isQuoteFor(quote, inCoins, requestOf(inCoins))).toBe(false);
    const inDollars = draftOf({ ...draft, amount: { ...draft.amount, currency: 'usd' } });
    expect(isQuoteFor(quote, inDollars, requestOf(inDollars))).toBe(false);
  });
});

describe('a saved payee', () => {
  const saved = async (body: object): Promise<Payee> => {
    const { body: answer } = await payer.post(
      '/wallet/payees',
      { ...body, approval: { pin: '284915' } },
      { 'idempotency-key': crypto.randomUUID() },
    );
    return answer.data as Payee;
  };

  test('an address is paid by its own quote alone, with its own memo', async () => {
    await payer.control('POST', '/deposits', { asset: 'xrp', amount: '1000' });
    const address = { kind: 'address', asset: 'xrp', network: 'xrpl', address: XRP };
    const { payee_id } = await saved({ ...address, label: 'Rent', memo: '7' });
    const recipient: Recipient = {
      ...at(XRP, 'xrpl'),
      memo: '7',
      payee: { payee_id, label: 'Rent', asset: 'xrp', network: 'xrpl' },
    };
    const draft = draftOf({ recipient, asset: 'xrp', network: 'xrpl', amount: amount('20') });
    const request = requestOf(draft);
    const quote = await payer.quote(request);
    expect(isQuoteFor(quote, draft, request)).toBe(true);
    for (const changed of [
      { ...recipient, memo: null },
      { ...recipient, memo: '8' },
      { ...recipient, payee: { ...recipient.payee!, payee_id: 'pay_other' } },
      { ...recipient, payee: null },
    ])
      expect(isQuoteFor(quote, { ...draft, recipient: changed }, request)).toBe(false);
    // The same address, without the payee.
    const bare = draftOf({
      ...draft,
      recipient: { ...recipient, payee: null },
      memo: { choice: 'given', text: '7' },
    });
    expect(isQuoteFor(quote, bare, requestOf(bare))).toBe(false);
  });

  test('a bank account is paid by its own quote alone', async () => {
    const bank = { kind: 'bank', bank_code: '901', account_number: ACCOUNT };
    const { payee_id } = await saved({ ...bank, label: 'Salary' });
    const recipient: Recipient = { ...account, payee: { payee_id, label: 'Salary' } };
    const draft = draftOf({ recipient, asset: 'ngn', amount: amount('40000') });
    const request = requestOf(draft);
    const quote = await payer.quote(request);
    expect(isQuoteFor(quote, draft, request)).toBe(true);
    for (const changed of [
      { ...recipient, payee: null },
      { ...recipient, account_number: '1123456784' },
      { ...recipient, bank_code: '902' },
      { ...recipient, bank_name: 'Savannah Bank' },
      { ...recipient, account_name: 'Ibrahim Danladi' },
    ])
      expect(isQuoteFor(quote, { ...draft, recipient: changed }, request)).toBe(false);
  });
});

describe('another receiver that is easily taken for the one that was chosen', () => {
  const to = (change: object) => async (name: keyof typeof drafts) => {
    const { draft, request, quote } = await prepared(name);
    return isQuoteFor({ ...quote, to: { ...quote.to, ...change } as Quote['to'] }, draft, request);
  };

  test.each<[what: string, name: keyof typeof drafts, change: object]>([
    ['the same last digits at another bank', 'a bank account', { bank_name: 'Savannah Bank' }],
    ['the same last digits of another holder', 'a bank account', { name: 'Ibrahim Danladi' }],
    ['no digits at all', 'a bank account', { last4: '' }],
    ['one digit', 'a bank account', { last4: '4' }],
    ['a memo that nobody gave', 'an address', { memo: '99' }],
    ['another tag', 'an address with a tag', { memo: '43' }],
    ['no tag', 'an address with a tag', { memo: null }],
    ['a look-alike', 'an address', { address: 'TR7NHqjeKQxGTCi9q8ZY4pL8otSzgjLj6t' }],
    ['other capitals of base58', 'an address', { address: TRON.toLowerCase() }],
    ['somebody of the same name', 'a person', { username: 'chinedu1' }],
    ['another name', 'a person', { name: 'Chinedu Okafor' }],
  ])('%s is refused', async (_what, name, change) => {
    expect(await to(change)(name)).toBe(false);
  });

  test('the same tag with other zeros or in full width, and the same hexadecimal address in other capitals, are the same', () => {
    expect(isSameMemo('42', ' 0042 ', 'xrpl')).toBe(true);
    expect(isSameMemo('42', '４２', 'xrpl')).toBe(true);
    expect(isSameMemo('42', '４２', 'cosmos')).toBe(false);
    expect(isSameMemo('42', '0042', 'cosmos')).toBe(false);
    expect(isSameMemo(null, '', 'xrpl')).toBe(true);
    expect(isSameAddress(EVM, EVM.toLowerCase())).toBe(true);
  });

  test('a bank account whose full number the quote does not say is refused', async () => {
    const { draft, request, quote } = await prepared('a bank account');
    const { account: _full, ...rest } = quote;
    expect(isQuoteFor(rest as Quote, draft, request)).toBe(false);
    expect(isQuoteFor({ ...quote, account: null }, draft, request)).toBe(false);
  });
});

test('while another memo is priced, the sums of the same place stay; those of another place do not', async () => {
  const { draft, quote } = await prepared('an address with a tag');
  expect(isSamePlace(quote, { ...draft, memo: { choice: 'given', text: '43' } })).toBe(true);
  expect(isSamePlace(quote, { ...draft, recipient: at(sampleAddress(8, 'xrpl', 'else'), 'xrpl') })).toBe(
    false,
  );
  expect(isSamePlace(quote, { ...draft, recipient: null })).toBe(false);
});

describe('a conversion is the one that was asked for', () => {
  const requests = {
    'of what is given': { kind: 'convert', from: 'ngn', to: 'usdt', amount: '15000', fixed_side: 'from' },
    'of what is got': { kind: 'convert', from: 'ngn', to: 'usdt', amount: '10', fixed_side: 'to' },
    'of everything': { kind: 'convert', from: 'usdt', to: 'btc', max: true },
  } as const satisfies Record<string, QuoteRequest>;
  const kinds = Object.keys(requests) as (keyof typeof requests)[];

  test.each(kinds)('%s: every field of its quote', async (name) => {
    const request = requests[name];
    const quote = await payer.quote(request);
    expect(differencesFromRequest(quote, request)).toEqual([]);
    const list: NotCompared = {
      ...notAskedFor,
      'rate.value': 'The price itself. What is got for what is given is shown, and approved.',
      'rate.source_at': 'When the price was taken.',
      ...(name === 'of what is got' ? {} : { 'receive.amount': 'The price itself: what is given is fixed.' }),
    };
    expect(
      misjudgedChanges(quote, list, (changed) => differencesFromRequest(changed, request).length === 0),
    ).toEqual([]);
  });

  test.each(kinds)('%s: another side, asset or amount', async (name) => {
    const request = requests[name];
    const quote = await payer.quote(request);
    const others: QuoteRequest[] = [
      { ...request, from: 'btc', to: 'usdt' },
      { ...request, to: 'eth' },
      ...('amount' in request
        ? [
            { ...request, amount: '15001' },
            { ...request, fixed_side: request.fixed_side === 'from' ? ('to' as const) : ('from' as const) },
          ]
        : []),
    ];
    for (const other of others) expect(differencesFromRequest(quote, other)).not.toEqual([]);
  });
});

test('a price for a request for money is of that request alone', async () => {
  const { draft, request, quote } = await prepared('a person');
  const paying = draftOf({ ...draft, request_id: 'req_1' });
  expect(isQuoteFor(quote, paying, requestOf(paying))).toBe(false);
  expect(isQuoteFor({ ...quote, request_id: 'req_1' }, paying, requestOf(paying))).toBe(true);
  expect(isQuoteFor({ ...quote, request_id: 'req_1' }, draft, request)).toBe(false);
});
