import { expect, test } from 'vitest';
import { birthYears, latestBirthDate } from '#contract/birth-date.ts';

// requirement: 5.26, 9.09
test('the year list runs from 18 years ago back, 82 years', () => {
  const years = birthYears(new Date('2026-11-21T00:00:00Z'));
  expect(years).toHaveLength(82);
  expect(years[0]).toBe(2008);
  expect(years.at(-1)).toBe(1927);
});

// requirement: 5.07
test('a person born on 29 February is 18 on 28 February no sooner than on 1 March', () => {
  expect('2008-02-29' <= latestBirthDate(new Date('2026-02-28T12:00:00Z'))).toBe(false);
  expect('2008-02-29' <= latestBirthDate(new Date('2026-03-01T00:00:00Z'))).toBe(true);
});
