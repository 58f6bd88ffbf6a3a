import { expect, test } from 'vitest';
import { checkNuban } from '#contract/addresses/nuban.ts';

test.each([
  ['011', '0000014579'],
  ['011', '0000000220'],
])("the Central Bank's example: bank %s, account %s", (bank, account) => {
  expect(checkNuban(bank, account)).toEqual({ ok: true });
});

test.each([
  ['011', '0000014578', 'checksum'],
  ['058', '0000014579', 'checksum'],
  ['011', '000001457', 'length'],
  ['11', '0000014579', 'length'],
  ['011', '00000145790', 'length'],
  ['011', '000001457a', 'character'],
  ['011', '０000014579', 'character'],
  ['', '', 'length'],
] as const)('bank %s, account %s is refused: %s', (bank, account, reason) => {
  expect(checkNuban(bank, account)).toEqual({ ok: false, code: 'account_number_invalid', reason });
});

test('each wrong digit of an account is noticed, and of ten check digits one is right', () => {
  for (let index = 0; index < 10; index++) {
    const right = Array.from('0123456789').filter(
      (digit) =>
        checkNuban('011', `${'0000014579'.slice(0, index)}${digit}${'0000014579'.slice(index + 1)}`).ok,
    );
    expect(right).toEqual(['0000014579'[index]]);
  }
});
