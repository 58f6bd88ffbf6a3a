import { expect, test } from 'vitest';
import { maskName } from '#mock-api/features/referral/mask-name.ts';

test.each([
  ['Chinedu', null, 'C****u'],
  // The last of two letters would show the whole name.
  ['Al', null, 'A****'],
  ['Ada', null, 'A****a'],
  ['B', null, 'B****'],
  ['张伟', null, '张****'],
  ['欧阳明', null, '欧****明'],
  // A flag is two characters of one letter.
  ['🇳🇬Ada', null, '🇳🇬****a'],
  ['🇳🇬A', null, '🇳🇬****'],
  [null, 'ifeoluwae@example.com', 'i****e@example.com'],
  [null, 'al@example.com', 'a****@example.com'],
  [null, 'a@example.com', 'a****@example.com'],
  [null, null, null],
  ['', null, null],
])('%s, %s is shown as %s', (name, email, shown) => {
  expect(maskName(name, email)).toBe(shown);
});
