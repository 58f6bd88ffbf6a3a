import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules whose outcome another theme can change. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line for each violation: its rule, and where; undefined in a document without axe. */
const run = (page: Page, options: RunOptions) =>
  page.evaluate(async (runOptions) => {
    const { axe: injected } = globalThis as unknown as { axe?: typeof axe };
    if (!injected) return undefined;
    const { violations: found } = await injected.run(document, runOptions);
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);

/**
 * What axe finds against WCAG 2.2 AA and good practice, as one line each: its rule, and where.
 * @param rules these alone; all when left out.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error('axe looks into the main frame alone, and this page has another one.');
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    // Only these are asked for: axe then collects no elements for rules that pass.
    resultTypes: ['violations'],
  };
  const found = await run(page, options);
  if (found) return found;
  // Once a document: its source is 0.6 MB.
  await page.evaluate(axe.source);
  return (await run(page, options)) ?? [];
}
