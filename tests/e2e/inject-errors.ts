import type { BrowserContext } from '@playwright/test';
import { builtFile, lazyComponentAt } from './built-files.ts';
import type { Mock } from './mock.ts';

/** When a component throws: while it renders, when it is committed, or in an effect. */
export type ErrorPhase = 'render' | 'commit' | 'effect';

const throwingComponents: Readonly<Record<ErrorPhase, string>> = {
  render: `() => { throw new Error('planted') }`,
  commit: `() => ({ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, props: {
    ref: (node) => { if (node) throw new Error('planted') } } })`,
  effect: `() => { React.useEffect(() => { throw new Error('planted') }); return null }`,
};

/** React from the page's shared chunk: an effect needs the page's own hooks. */
const importReact = () => `
  const React = Object.values(await import('${builtFile('node_modules/react/cjs/react.production.js')}'))
    .map((open) => { try { return open() } catch { return null } })
    .find((found) => found?.useEffect);`;

interface InjectionOptions {
  readonly phase?: ErrorPhase;
  /** Components that do not throw. */
  readonly healthy?: readonly string[];
}

/**
 * Makes every screen and panel that loads from now on throw, except the healthy ones. Returns the names of the replaced
 * components as they load.
 */
export async function injectErrors(
  context: BrowserContext,
  mock: Mock,
  { phase = 'render', healthy = [] }: InjectionOptions = {},
): Promise<ReadonlySet<string>> {
  mock.expectErrors(/planted/);
  const injected = new Set<string>();
  await context.route('**/_astro/*.js', async (route) => {
    const found = lazyComponentAt(route.request().url());
    if (found === null || healthy.includes(found.name)) return route.fallback();
    injected.add(found.name);
    const component = throwingComponents[phase];
    const lines = found.exports.map((name) => {
      // Some exports are factories that create a component per screen.
      const isFactory = name !== found.name && name.toLowerCase() === found.name.toLowerCase();
      return `const $${name} = ${isFactory ? `() => ${component}` : component};`;
    });
    const exported = found.exports.map((name) => `$${name} as ${name}`).join(', ');
    return route.fulfill({
      contentType: 'text/javascript',
      body: `${phase === 'effect' ? importReact() : ''}\n${lines.join('\n')}\nexport { ${exported} };`,
    });
  });
  return injected;
}
