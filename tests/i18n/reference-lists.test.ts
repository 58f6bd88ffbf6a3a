import { expect, test } from 'vitest';
import { callingCodeRows, countryRows, HOME_COUNTRY } from '#src/i18n/reference-lists.ts';
import { locales } from '#src/intl/locale.ts';

// requirement: 3.21
test.each(locales)('in %s: about 240 calling codes, each with a country of its own', (locale) => {
  const rows = callingCodeRows(locale);
  expect(Math.abs(rows.length - 240)).toBeLessThanOrEqual(10);
  expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  for (const { detail } of rows) expect(detail).toMatch(/^\+[1-9]\d{0,3}$/);
});

// requirement: 3.22
test.each(locales)('in %s: about 100 countries of an address, and Other last', (locale) => {
  const values = countryRows(locale).map(({ value }) => value);
  expect(Math.abs(values.length - 100)).toBeLessThanOrEqual(10);
  expect(new Set(values).size).toBe(values.length);
  expect(values.at(-1)).toBe('Other');
});

// requirement: 3.24, 9.08
test('the country that is chosen first has the code +234', () => {
  const [home] = callingCodeRows('en').filter(({ value }) => value === HOME_COUNTRY);
  expect(home).toEqual({ value: HOME_COUNTRY, label: 'Nigeria', detail: '+234' });
});
