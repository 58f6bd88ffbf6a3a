import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules whose result depends on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line per violated node: rule and selector. Undefined if axe is not injected into the document. */
const run = (page: Page, options: RunOptions) =>
  page.evaluate(async (runOptions) => {
    const { axe: injected } = globalThis as unknown as { axe?: typeof axe };
    if (!injected) return undefined;
    const { violations: found } = await injected.run(document, runOptions);
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);

/**
 * Runs axe for WCAG 2.2 AA and best practice, and returns one line per violated node: rule and selector.
 * @param rules limits the run to these rules.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error('axe checks the main frame only, and this page has another frame.');
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    // Without this, axe also collects the elements of rules that pass.
    resultTypes: ['violations'],
  };
  const found = await run(page, options);
  if (found) return found;
  // Inject once per document: the source is 0.6 MB.
  await page.evaluate(axe.source);
  return (await run(page, options)) ?? [];
}
