import { expect, test } from 'vitest';
import { checkMemo, memoRuleOf } from '#contract/addresses/memos.ts';
import { networkIds } from '#contract/networks.ts';

test('three networks have a memo', () => {
  expect(networkIds.filter((network) => memoRuleOf(network) !== null)).toEqual(['xrpl', 'cosmos', 'hedera']);
});

test.each([
  ['xrpl', '0', '0'],
  ['xrpl', '4294967295', '4294967295'],
  ['xrpl', ' 12345\n', '12345'],
  ['xrpl', '007', '7'],
  ['hedera', 'invoice 12', 'invoice 12'],
  ['hedera', 'a'.repeat(100), 'a'.repeat(100)],
  ['hedera', '₦'.repeat(33), '₦'.repeat(33)], // 99 bytes
  ['cosmos', 'a'.repeat(256), 'a'.repeat(256)],
  ['cosmos', '1234', '1234'],
  ['hedera', '  ', null],
  ['bitcoin', '', null],
] as const)('%s takes "%s"', (network, memo, normalized) => {
  expect(checkMemo(network, memo)).toEqual({ ok: true, normalized });
});

test.each([
  ['xrpl', '4294967296', 'range'],
  ['xrpl', '9'.repeat(1000), 'range'],
  ['xrpl', '-1', 'character'],
  ['xrpl', '12a', 'character'],
  ['xrpl', '1 2', 'character'],
  ['xrpl', '١٢', 'character'],
  ['hedera', 'a'.repeat(101), 'length'],
  ['hedera', '₦'.repeat(34), 'length'],
  ['hedera', 'a\u0000b', 'character'],
  ['cosmos', 'a'.repeat(257), 'length'],
  ['cosmos', 'a\ud800', 'character'],
  ['bitcoin', '1', 'no_memo'],
  ['erc20', 'hello', 'no_memo'],
] as const)('%s refuses "%s": %s', (network, memo, reason) => {
  expect(checkMemo(network, memo)).toEqual({ ok: false, code: 'memo_invalid', reason });
});
