import { beforeEach, expect, test } from 'vitest';
import { chooseRecipient } from '#src/stores/transfers/choose-recipient.ts';
import {
  $sendDraft,
  chooseAsset,
  clearSendDraft,
  emptySendDraft,
  updateSendDraft,
  type Recipient,
} from '#src/stores/transfers/send-draft.ts';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const at = (address: string): Recipient => ({
  kind: 'address',
  address,
  networks: ['trc20'],
  memo: null,
  payee: null,
});
const amountOf = (value: string) => ({ ...emptySendDraft.amount, typed: value, value });
const acknowledged = () => $sendDraft.get().acknowledged;

beforeEach(() => {
  clearSendDraft();
  chooseRecipient(at(TRON));
  chooseAsset('usdt', 'trc20');
  updateSendDraft({ amount: amountOf('20') });
  updateSendDraft({
    acknowledged: ['first_time_address', 'similar_address', 'large_share', 'duplicate_payment'],
    beneficiary: { kind: 'self' },
    request_id: 'req_1',
  });
});

test('another amount is warned of anew; what is known of the address holds', () => {
  updateSendDraft({ amount: amountOf('2000') });
  expect(acknowledged()).toEqual(['first_time_address', 'similar_address']);
});

test('all of the balance is another amount', () => {
  updateSendDraft({ amount: { ...amountOf('20'), value: null, max: true } });
  expect(acknowledged()).not.toContain('large_share');
});

test('the same amount in other words is no other one', () => {
  updateSendDraft({ amount: { ...amountOf('20'), typed: '20.00' }, note: 'Rent' });
  expect(acknowledged()).toContain('large_share');
});

test.each<[what: string, change: () => void]>([
  ['another recipient', () => chooseRecipient(at('TQ5m8YGeUa6XTR7NHqjeKQxGTCi8q8ZY4p'))],
  ['another asset', () => chooseAsset('sol')],
])('%s: nothing that was said of the former holds', (_what, change) => {
  change();
  expect($sendDraft.get()).toMatchObject({ acknowledged: [], beneficiary: null, request_id: null });
});
