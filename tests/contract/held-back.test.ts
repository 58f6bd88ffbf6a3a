import { describe, expect, test } from 'vitest';
import { canSendToUnder, heldBack, scopeHoldsBack, type Paid } from '#contract/held-back.ts';
import { restrictionScopes, type CanSendTo, type Restriction } from '#contract/restrictions.ts';

const moments = ['2026-11-22T09:00:00.000Z', '2026-11-22T18:00:00.000Z'];
const each: readonly Restriction[] = restrictionScopes.flatMap((scope) =>
  (['all', 'this', 'other'] as const).flatMap((device) =>
    moments.map((until) => ({ scope, device, until, reason: 'review' as const, after: null })),
  ),
);
/** Every list of up to three restrictions. */
const lists = [
  [],
  ...each.map((a) => [a]),
  ...each.flatMap((a) => each.map((b) => [a, b])),
  ...each.flatMap((a) => each.flatMap((b) => each.map((c) => [a, b, c]))),
];
const paid: readonly Paid[] = [true, false].flatMap((isBank) =>
  [true, false].map((isKnown) => ({ isBank, isKnown })),
);
/** What each answer promises. */
const lets: Readonly<Record<CanSendTo, (to: Paid) => boolean>> = {
  known: ({ isKnown }) => isKnown,
  known_not_banks: ({ isKnown, isBank }) => isKnown && !isBank,
  not_banks: ({ isBank }) => !isBank,
  nobody: () => false,
};
const isHere = ({ device }: Restriction) => device !== 'other';

describe('of every list of up to three restrictions', () => {
  test('what can still be sent to is what none of those on this device holds back', () => {
    for (const list of lists) {
      const { canSendTo } = heldBack(list);
      for (const to of paid) {
        const free = !list.some((one) => isHere(one) && scopeHoldsBack(one.scope, to));
        expect([list, to, canSendTo === null || lets[canSendTo](to)]).toEqual([list, to, free]);
      }
    }
  });

  test('what is told holds back as much and as long as all of them, widest first', () => {
    for (const list of lists) {
      const { here, elsewhere } = heldBack(list);
      expect(here.every(isHere) && !elsewhere.some(isHere)).toBe(true);
      const told = [...here, ...elsewhere];
      for (const one of list)
        expect([
          one,
          told.some(
            ({ scope, device, until }) =>
              paid.every((to) => !scopeHoldsBack(one.scope, to) || scopeHoldsBack(scope, to)) &&
              (device === 'all' || device === one.device) &&
              until >= one.until,
          ),
        ]).toEqual([one, true]);
      const breadths = here.map(({ scope }) => paid.filter((to) => scopeHoldsBack(scope, to)).length);
      expect(here[0]?.scope === 'all_outgoing' || !here.some(({ scope }) => scope === 'all_outgoing')).toBe(
        true,
      );
      expect(breadths[0] ?? 0).toBe(Math.max(0, ...breadths));
    }
  });
});

test('where sending is frozen nobody can be sent to, whatever else is held back', () => {
  for (const scope of restrictionScopes) expect(canSendToUnder([scope], true)).toBe('nobody');
  expect(canSendToUnder([], true)).toBe('nobody');
});
