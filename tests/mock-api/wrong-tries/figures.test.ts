import { expect, test } from 'vitest';
import { lookUpsAMinute } from '#mock-api/figures/measure-look-ups.ts';
import { pinTriesADay, triesADay } from '#mock-api/figures/measure-wrong-tries.ts';

// requirement: T.25
test.each([
  { secret: 'password', unknown: 10, known: 30, all: 30 },
  { secret: 'code', unknown: 10, known: 10, all: 20 },
  { secret: 'second_factor', unknown: 10, known: 10, all: 20 },
] as const)(
  'through every call together, a day lets so many wrong ones of $secret through: $unknown, $known, $all',
  async ({ secret, unknown, known, all }) => {
    expect(await triesADay(secret, ['unknown'])).toBe(unknown);
    expect(await triesADay(secret, ['known'])).toBe(known);
    expect(await triesADay(secret, ['unknown', 'known'])).toBe(all);
  },
);

test('PINs keep their own locks: fifteen in the first day', async () => {
  expect(await pinTriesADay()).toBe(15);
});

test('through every call together, twenty names can be looked up within a minute', async () => {
  expect(await lookUpsAMinute()).toBe(20);
});
