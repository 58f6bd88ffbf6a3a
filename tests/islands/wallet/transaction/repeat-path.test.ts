import { expect, test } from 'vitest';
import type { Counterparty } from '#contract/transactions.ts';
import { repeatPath } from '#src/islands/wallet/transaction/repeat-path.ts';

const ada: Counterparty = { kind: 'user', name: 'Ada', username: 'ada', avatar_url: null };
const tron: Counterparty = { kind: 'address', name: 'T1…9z', address: 'T1 9z', label: null, memo: null };
const bank: Counterparty = { kind: 'bank', name: 'Ada O', bank_name: 'Harbour Bank', last4: '1234' };

test.each([
  ['send', ada, null, '/w/send?to=%40ada&asset=usdt'],
  ['send', tron, 'trc20', '/w/send?to=T1+9z&asset=usdt&network=trc20'],
  ['payout', bank, 'bank', '/w/send?bank=Harbour+Bank&last4=1234'],
  ['receive', ada, null, null],
  ['convert', null, null, null],
] as const)('%s to %o on %s is repeated by %s', (type, counterparty, network, path) => {
  expect(repeatPath({ type, counterparty, network, asset: 'usdt' })).toBe(path);
});
