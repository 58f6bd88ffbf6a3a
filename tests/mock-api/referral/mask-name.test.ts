import { expect, test } from 'vitest';
import { maskName } from '#mock-api/features/referral/mask-name.ts';

test.each([
  ['Chinedu', null, 'C****u'],
  ['Al', null, 'A****l'],
  ['B', null, 'B****'],
  ['张伟', null, '张****伟'],
  // A flag is two characters of one letter.
  ['🇳🇬Ada', null, '🇳🇬****a'],
  [null, 'ifeoluwae@example.com', 'i****e@example.com'],
  [null, 'a@example.com', 'a****@example.com'],
  [null, null, null],
  ['', null, null],
])('%s, %s is shown as %s', (name, email, shown) => {
  expect(maskName(name, email)).toBe(shown);
});
