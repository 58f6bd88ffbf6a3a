import { expect, it } from 'vitest';
import { comparisonContent } from '../../scripts/comparison-content.ts';
import { snapshotPages } from './dist.ts';

const textOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textOf);

/** Else the bench would compare our page with others' pages of something else. */
it('what the peers of the home page say stands on our home page', () => {
  const page = snapshotPages.find(({ path }) => path === '/')?.html ?? '';
  const words = textOf(comparisonContent());
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter((text) => !page.includes(text))).toEqual([]);
});
