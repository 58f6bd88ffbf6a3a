import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeText } from '#src/api/sanitize-text.ts';
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
  ['cosmos', '104233\u200b', 'character'],
  ['cosmos', '104\u00ad233', 'character'],
  ['hedera', '\u202e332401', 'character'],
  ['hedera', 'a\u2028b', 'character'],
  ['hedera', 'a  b', 'character'],
  ['hedera', 'a\u00a0b', 'character'],
  ['bitcoin', '1', 'no_memo'],
  ['erc20', 'hello', 'no_memo'],
] as const)('%s refuses "%s": %s', (network, memo, reason) => {
  expect(checkMemo(network, memo)).toEqual({ ok: false, code: 'memo_invalid', reason });
});

test('a memo that is taken goes out as it is shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const checked = checkMemo('cosmos', text);
      if (!checked.ok || checked.normalized === null) return;
      // Marks that pile up on a letter are cut off where they are shown; nothing but marks is.
      if (!/\p{M}/u.test(checked.normalized))
        expect(sanitizeText(checked.normalized)).toBe(checked.normalized);
      expect(checked.normalized).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
    }),
    { numRuns: 2_000 },
  );
});
