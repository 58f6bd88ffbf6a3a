import { beforeEach, describe, expect, test } from 'vitest';
import {
  beginDraft,
  chooseRecipient,
  fixAsset,
  presetFor,
  presetForText,
  sendFixedAsset,
} from '#src/stores/transfers/choose-recipient.ts';
import {
  $sendDraft,
  chooseAsset,
  clearSendDraft,
  emptySendDraft,
  updateSendDraft,
  type Recipient,
  type SendDraft,
} from '#src/stores/transfers/send-draft.ts';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';

const person = (username: string): Recipient => ({
  kind: 'user',
  username,
  name: username,
  avatar_url: null,
  sent_count: 0,
});
const address = (text: string, more: Partial<Extract<Recipient, { kind: 'address' }>> = {}): Recipient => ({
  kind: 'address',
  address: text,
  networks: [text === TRON ? 'trc20' : text === XRP ? 'xrpl' : 'erc20'],
  memo: null,
  payee: null,
  ...more,
});
const account = (number: string, payee: string | null = null): Recipient => ({
  kind: 'bank',
  bank_code: '901',
  bank_name: 'Harbour Bank',
  account_number: number,
  account_name: 'Tobi Adeyemi',
  name_match: 'full',
  payee: payee === null ? null : { payee_id: payee, label: payee },
});
const savedOnTron = address(TRON, {
  payee: { payee_id: 'pay_1', label: 'Cold wallet', asset: 'usdt', network: 'trc20' },
});
const others: readonly [kind: string, recipient: Recipient][] = [
  ['a person', person('kwame')],
  ['an address', address(TRON)],
  ['an address with a memo', address(XRP, { memo: '42' })],
  ['a saved address', savedOnTron],
  ['a bank account', account('0123456784')],
  ['a saved bank account', account('0123456784', 'pay_2')],
];

const amountOf = (value: string): SendDraft['amount'] => ({ ...emptySendDraft.amount, typed: value, value });
const draft = () => $sendDraft.get();
/** All that somebody can have typed and chosen for whom they pay. */
const typed = {
  amount: amountOf('12345'),
  fee_from: 'amount',
  memo: { choice: 'given', text: '7' },
  beneficiary: { kind: 'person', name: 'Ada' },
  message: 'for the roof',
  note: 'roof',
  request_id: 'req_1',
  acknowledged: ['first_time_recipient'],
  save_as: 'Roofer',
} satisfies Partial<SendDraft>;
/** What none of it is left of. */
const nothingTyped = Object.fromEntries(
  (Object.keys(typed) as (keyof typeof typed)[]).map((name) => [name, emptySendDraft[name]]),
);

beforeEach(clearSendDraft);

describe('another recipient begins with nothing that was chosen for the former', () => {
  for (const [formerKind, former] of [['a person', person('amina')], ...others.slice(1)] as const)
    for (const [kind, other] of others) {
      if (former === other) continue;
      test(`${formerKind}, then ${kind}`, () => {
        chooseRecipient(former);
        if (former.kind !== 'bank') chooseAsset('usdt', former.kind === 'address' ? 'trc20' : null);
        updateSendDraft(typed);
        chooseRecipient(other);
        const brought = other.kind === 'address' && other.memo !== null;
        expect(draft()).toMatchObject({
          ...nothingTyped,
          ...(brought && { memo: { choice: 'given', text: '42' } }),
          recipient: other,
        });
        const fixed = other.kind === 'bank' ? 'ngn' : other === savedOnTron ? 'usdt' : null;
        expect([draft().asset, draft().network]).toEqual([fixed, fixed === 'usdt' ? 'trc20' : null]);
      });
    }

  test.each<[what: string, one: Recipient, other: Recipient]>([
    ['the same address with another memo', address(XRP, { memo: '41' }), address(XRP, { memo: '42' })],
    ['the same address without the memo', address(XRP, { memo: '41' }), address(XRP)],
    ['a saved address that is typed', savedOnTron, address(TRON)],
    [
      'the same number at another bank',
      account('0123456784'),
      { ...account('0123456784'), bank_code: '902' } as Recipient,
    ],
  ])('%s is another one', (_what, one, other) => {
    chooseRecipient(one);
    updateSendDraft({ amount: amountOf('5'), note: 'x' });
    chooseRecipient(other);
    expect(draft()).toMatchObject({ amount: emptySendDraft.amount, note: '' });
  });
});

test.each(others)('%s chosen again keeps all that was typed', (_kind, recipient) => {
  chooseRecipient(recipient);
  if (recipient.kind === 'user') chooseAsset('usdt');
  updateSendDraft(typed);
  const before = draft();
  chooseRecipient({ ...recipient, ...(recipient.kind === 'user' && { sent_count: 3 }) });
  expect({ ...draft(), recipient }).toEqual(before);
});

describe('what was chosen before the recipient', () => {
  const preset = { asset: 'usdt', network: null, amount: amountOf('20') } as const;

  test.each<[what: string, to: string | null, recipient: Recipient, text: string]>([
    ['by a link to a person', '@Kwame', person('kwame'), '@kwame'],
    ['by a link to an address', TRON, address(TRON), ''],
    ['by a link whose recipient is a payment URI', `tron:${TRON}`, address(TRON), `tron:${TRON}`],
    ['by a link to nobody', null, person('amina'), ''],
  ])('%s holds for them', (_what, to, recipient, text) => {
    beginDraft({ ...preset, to });
    chooseRecipient(recipient, text);
    expect(draft()).toMatchObject({
      asset: 'usdt',
      network: recipient.kind === 'address' ? 'trc20' : null,
      amount: preset.amount,
    });
  });

  test.each<[what: string, to: string, recipient: Recipient, text: string]>([
    ['another person', '@kwame', person('kwame2'), '@kwame'],
    ['another address', EVM, address(TRON), TRON],
    // A look-alike's payee is chosen in its place, with the look-alike in the field.
    ['a payee in place of the address', EVM, savedOnTron, EVM],
    ['a bank account', '@kwame', account('0123456784'), ''],
  ])('by a link holds for nobody else: %s', (_what, to, recipient, text) => {
    beginDraft({ ...preset, to });
    chooseRecipient(recipient, text);
    expect(draft().amount).toEqual(emptySendDraft.amount);
    // It is not found again beside whom it named.
    chooseRecipient(person('kwame'));
    expect(draft()).toMatchObject({ asset: null, amount: emptySendDraft.amount });
  });

  test('by a link to nobody: its asset stays for the next recipient, its amount does not', () => {
    beginDraft({ ...preset, to: null });
    chooseRecipient(person('amina'));
    updateSendDraft({ amount: amountOf('30') });
    chooseRecipient(person('kwame'));
    expect(draft()).toMatchObject({ asset: 'usdt', amount: emptySendDraft.amount });
    chooseRecipient(account('0123456784'));
    expect(draft()).toMatchObject({ asset: 'ngn', amount: emptySendDraft.amount });
  });

  test('an amount is of its asset: a bank, which takes naira, is not sent as many of them', () => {
    beginDraft({ ...preset, to: '0123456784' });
    chooseRecipient(account('0123456784'));
    expect(draft()).toMatchObject({ asset: 'ngn', amount: emptySendDraft.amount });
  });

  test('beside the field, for the address in it: not for the former recipient, nor for another text', () => {
    chooseRecipient(address(TRON));
    chooseAsset('usdt', 'trc20');
    updateSendDraft(typed);
    presetForText(EVM, { asset: 'eth', network: 'erc20' });
    expect(draft()).toMatchObject({ ...typed, asset: 'usdt', network: 'trc20' });
    expect(presetFor(draft(), ` ${EVM} `)).toMatchObject({ asset: 'eth', network: 'erc20' });
    expect(presetFor(draft(), TRON)).toBeNull();
    chooseRecipient(address(EVM), EVM);
    expect(draft()).toMatchObject({ ...nothingTyped, asset: 'eth', network: 'erc20', preset: null });
  });

  test('beside the field, for the very address that is paid: the asset is another one', () => {
    const evm = address(EVM, { networks: ['erc20', 'base'] });
    chooseRecipient(evm);
    chooseAsset('usdt', 'erc20');
    updateSendDraft({ note: 'roof', amount: amountOf('5') });
    presetForText(EVM, { asset: 'eth', network: 'base' });
    chooseRecipient(evm, EVM);
    expect(draft()).toMatchObject({
      asset: 'eth',
      network: 'base',
      amount: emptySendDraft.amount,
      note: 'roof',
    });
  });
});

describe('the market’s coin', () => {
  test.each<[what: string, recipient: Recipient, isKept: boolean]>([
    ['a person', person('amina'), true],
    ['an address of another network', address(TRON), false],
    ['a bank account', account('0123456784'), false],
  ])('with %s in the draft', (_what, recipient, isKept) => {
    chooseRecipient(recipient);
    updateSendDraft(typed);
    fixAsset('btc');
    expect(draft()).toMatchObject(
      isKept ? { recipient, asset: 'btc', note: 'roof', amount: emptySendDraft.amount } : emptySendDraft,
    );
  });

  test('that is naira is taken by a bank', () => {
    chooseRecipient(account('0123456784'));
    updateSendDraft(typed);
    fixAsset('ngn');
    expect(draft()).toMatchObject({ ...typed, recipient: account('0123456784'), asset: 'ngn' });
  });

  test('is sent to who is chosen, unless they take another one', () => {
    chooseRecipient(person('amina'));
    chooseAsset('ngn');
    sendFixedAsset('btc');
    expect(draft().asset).toBe('btc');
    chooseRecipient(savedOnTron);
    sendFixedAsset('btc');
    expect(draft()).toMatchObject({ recipient: savedOnTron, asset: 'usdt' });
  });
});
