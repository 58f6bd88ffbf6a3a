import { expect, test } from 'vitest';
import { partnersRow } from '#src/components/home/partners.ts';

const ada = { name: 'Ada & Sons', d: 'M0 0h24v24H0z' };

// requirement: 2.135
test('while nothing is configured, the row has samples and says so', () => {
  const row = partnersRow(null);
  expect(row?.areSamples).toBe(true);
  expect(row?.list.length).toBeGreaterThan(3);
  for (const { name, d } of row?.list ?? []) {
    expect(name).toMatch(/^[A-Z][a-z]+$/);
    expect(d).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
  }
});

test('an empty list leaves the row out: no place is kept for nobody', () => {
  expect(partnersRow([])).toBeNull();
});

test('configured partners replace the samples', () => {
  expect(partnersRow([ada])).toEqual({ list: [ada], areSamples: false });
});
