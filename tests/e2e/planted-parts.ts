import type { BrowserContext } from '@playwright/test';
import { builtFile, lazyComponentAt } from './built-files.ts';
import type { Mock } from './mock.ts';

/** When a planted component throws: as it renders, as it is put into the page, or in an effect after that. */
export type Moment = 'render' | 'commit' | 'effect';

const throwing: Readonly<Record<Moment, string>> = {
  render: `() => { throw new Error('planted') }`,
  commit: `() => ({ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, props: {
    ref: (node) => { if (node) throw new Error('planted') } } })`,
  effect: `() => { React.useEffect(() => { throw new Error('planted') }); return null }`,
};

/** React itself, out of the file that all of the page shares: its hooks are what an effect needs. */
const importReact = () => `
  const React = Object.values(await import('${builtFile('node_modules/react/cjs/react.production.js')}'))
    .map((open) => { try { return open() } catch { return null } })
    .find((found) => found?.useEffect);`;

interface Planting {
  readonly moment?: Moment;
  /** Components that are left as they are. */
  readonly healthy?: readonly string[];
}

/**
 * Every screen and panel that the browser asks for from now on throws, but for the healthy ones. Answers with the components
 * that were planted, as they are asked for.
 */
export async function plant(
  context: BrowserContext,
  mock: Mock,
  { moment = 'render', healthy = [] }: Planting = {},
): Promise<ReadonlySet<string>> {
  mock.expectErrors(/planted/);
  const planted = new Set<string>();
  await context.route('**/_astro/*.js', async (route) => {
    const found = lazyComponentAt(route.request().url());
    if (found === null || healthy.includes(found.name)) return route.fallback();
    planted.add(found.name);
    const component = throwing[moment];
    const lines = found.exports.map((name) => {
      // Some make a component for each place that they stand for.
      const makes = name !== found.name && name.toLowerCase() === found.name.toLowerCase();
      return `const $${name} = ${makes ? `() => ${component}` : component};`;
    });
    const exported = found.exports.map((name) => `$${name} as ${name}`).join(', ');
    return route.fulfill({
      contentType: 'text/javascript',
      body: `${moment === 'effect' ? importReact() : ''}\n${lines.join('\n')}\nexport { ${exported} };`,
    });
  });
  return planted;
}
