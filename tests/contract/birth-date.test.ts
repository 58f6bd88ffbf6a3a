import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthYears, isRealDate, latestBirthDate } from '#contract/birth-date.ts';

// requirement: 9.09
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

// requirement: 5.07
test('a date that the calendar has is real, whatever the year', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (date) => {
        expect(isRealDate(date.toISOString().slice(0, 10))).toBe(true);
      },
    ),
  );
});

test('no other text is a date', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(text));
      expect(isRealDate(text)).toBe(false);
    }),
  );
});
