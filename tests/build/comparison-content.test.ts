import { expect, it } from 'vitest';
import { comparisonContent } from '../../scripts/comparison-content.ts';
import { snapshotPages } from './dist.ts';

const textOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textOf);

/** Otherwise the benchmark would compare our page with pages of other content. */
it('every text of the comparison sites is on our home page', () => {
  const page = snapshotPages.find(({ path }) => path === '/')?.html ?? '';
  const texts = textOf(comparisonContent());
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => !page.includes(text))).toEqual([]);
});
