import type { BrowserContext } from '@playwright/test';
import type { Mock } from './mock.ts';

/** When a planted part throws: as it renders, as it is put into the page, or in an effect after that. */
export type Moment = 'render' | 'commit' | 'effect';

/** Files that begin with a capital letter and are no screen and no panel. */
const others = new Set(['Wallet', 'PanelStack', 'Later', 'Toaster', 'Combobox', 'CopyUsername', 'Login']);

/** The part whose file has this address; null for any other file. A part's file is named after the component that it exports. */
const partAt = (address: string): string | null => {
  const [, name = ''] = /\/_astro\/([A-Z]\w+)\.[\w-]+\.js$/.exec(new URL(address).pathname) ?? [];
  return name && !others.has(name) ? name : null;
};

/** The names that a built file exports. */
const exportsOf = (code: string): string[] =>
  [...code.matchAll(/export\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((item) => item.split(' as ').at(-1)?.trim() ?? ''),
  );

const throwing: Readonly<Record<Moment, string>> = {
  render: `() => { throw new Error('planted') }`,
  commit: `() => ({ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, props: {
    ref: (node) => { if (node) throw new Error('planted') } } })`,
  effect: `() => { React.useEffect(() => { throw new Error('planted') }); return null }`,
};

/** React itself, out of the file that all of the page shares: its hooks are what an effect needs. */
const react = (file: string) => `
  const React = Object.values(await import('${file}')).map((open) => { try { return open() } catch { return null } })
    .find((found) => found?.useEffect);`;

interface Planting {
  readonly moment?: Moment;
  /** Parts that are left as they are. */
  readonly healthy?: readonly string[];
}

/**
 * Every screen and panel that the browser asks for from now on throws, but for the healthy ones. Answers with the parts that
 * were planted, as they are asked for.
 */
export async function plant(
  context: BrowserContext,
  mock: Mock,
  { moment = 'render', healthy = [] }: Planting = {},
): Promise<ReadonlySet<string>> {
  mock.expectErrors(/planted/);
  const planted = new Set<string>();
  await context.route('**/_astro/*.js', async (route) => {
    const part = partAt(route.request().url());
    if (part === null || healthy.includes(part)) return route.fallback();
    const code = await (await route.fetch()).text();
    const names = exportsOf(code);
    const own = names.find((name) => name.toLowerCase() === part.toLowerCase());
    if (own === undefined) return route.fallback();
    planted.add(part);
    const [file = ''] = /react\.[\w-]+\.js/.exec(code) ?? [];
    const component = throwing[moment];
    // Some make a component for each place that they stand for.
    const made = own === part ? component : `() => ${component}`;
    const lines = names.map((name) => `const $${name} = ${name === own ? made : component};`);
    const exported = names.map((name) => `$${name} as ${name}`).join(', ');
    return route.fulfill({
      contentType: 'text/javascript',
      body: `${moment === 'effect' ? react(`./${file}`) : ''}\n${lines.join('\n')}\nexport { ${exported} };`,
    });
  });
  return planted;
}
