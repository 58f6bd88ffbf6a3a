import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { featureRegistries, layers, sharedFiles } from '../../layers.config.mjs';
import { mockFeatures } from '../../mock-features.config.mjs';

const root = join(import.meta.dirname, '../..');
// The linted files do not exist, so type information is turned off. The rules under test need none.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

/** The rules that a source would break at that path, each with the offending line. */
async function broken(filePath: string, lines: readonly string[]): Promise<{ rule: string; line: string }[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: join(root, filePath) });
  return (result?.messages ?? []).map(({ ruleId, message, line }) => ({
    rule: ruleId ?? message,
    line: lines[line - 1] ?? '',
  }));
}
const refused = async (filePath: string, lines: readonly string[]) =>
  (await broken(filePath, lines))
    .filter(({ rule }) => rule === 'boundaries/dependencies')
    .map(({ line }) => line);

/** Import lines for a file in that folder; not every layer has a # alias. */
const specifier = (folder: string, file: string) => relative(folder, file).replace(/^(?!\.)/, './');
const use = (folder: string, file: string) => `import { a } from '${specifier(folder, file)}';`;
const useType = (folder: string, file: string) => `import type { A } from '${specifier(folder, file)}';`;
const between = (lines: readonly string[], open: string, close: string) => [open, ...lines, close];

/** Layers in which each folder is a layer: an existing folder, and one that imports from it. */
const folders: Readonly<Record<string, { readonly folder: string; readonly from: string }>> = {
  'src/islands/*': { folder: 'src/islands/auth', from: 'src/islands/home' },
  'src/islands/wallet/features/*': {
    folder: 'src/islands/wallet/features/account',
    from: 'src/islands/wallet/features/search',
  },
  'src/stores/<area>': { folder: 'src/stores/money', from: 'src/stores/support' },
};

/** A file of each layer for which no other layer has an exception. */
const exceptions = Object.values(sharedFiles).flat();
const fileOf = (layer: string) => {
  const [file] = globSync(`${folders[layer]?.folder ?? layer}/**/*.{ts,tsx,astro,css}`, { cwd: root })
    .filter(
      (name) =>
        !exceptions.includes(name) &&
        !/node_modules|\/features\//.test(name.replace(folders[layer]?.folder ?? layer, '')),
    )
    .sort();
  if (!file) throw new Error(`${layer} has no file to import`);
  return file;
};

/** For each layer one that it may import, if there is any, and one that it may not. */
const imports: Readonly<Record<string, readonly [allowed: string, denied: string]>> = {
  contract: ['nothing', 'src/api'],
  'mock-api': ['contract', 'src/api'],
  server: ['nothing', 'contract'],
  build: ['server', 'mock-api'],
  scripts: ['build', 'mock-api'],
  'src/pages': ['src/layouts', 'src/stores/session'],
  'src/layouts': ['src/components', 'src/islands/*'],
  'src/components': ['src/content', 'src/api'],
  'src/islands/wallet/features/*': ['src/islands/wallet', 'src/islands/wallet/features/*'],
  'src/islands/wallet': ['src/connected', 'src/islands/wallet/features/*'],
  'src/islands/*': ['src/stores/<area>', 'src/islands/*'],
  'src/connected': ['src/ui', 'src/api'],
  'src/ui': ['src/intl', 'src/stores/session'],
  'src/stores/errors': ['src/api', 'src/stores/query'],
  'src/stores/query': ['src/stores/errors', 'src/stores/session'],
  'src/stores/session': ['src/stores/query', 'src/stores/interface'],
  'src/stores/live': ['src/stores/session', 'src/stores/preferences'],
  'src/stores/interface': ['src/stores/session', 'src/stores/live'],
  'src/stores/preferences': ['src/stores/session', 'src/stores/interface'],
  'src/stores/<area>': ['src/stores/preferences', 'src/stores/<area>'],
  'src/api': ['contract', 'src/stores/session'],
  'src/i18n': ['src/content', 'src/api'],
  'src/content': ['contract', 'src/i18n'],
  'src/config': ['contract', 'src/intl'],
  'src/intl': ['contract', 'src/content'],
  'src/middleware': ['src/api', 'src/stores/session'],
  'src/actions': ['src/api', 'src/stores/session'],
  'src/styles': ['nothing', 'src/intl'],
};

describe('the features of the mock', () => {
  it('are those that exist, and each imports only what stands above it', () => {
    const names = Object.keys(mockFeatures);
    const folders = globSync('mock-api/features/*/', { cwd: root }).map((path) => path.split('/')[2]);
    expect([...names].sort()).toEqual(folders.sort());
    for (const [name, below] of Object.entries<readonly string[]>(mockFeatures))
      expect([name, below.filter((other) => names.indexOf(other) >= names.indexOf(name))]).toEqual([
        name,
        [],
      ]);
  });

  it('do not import one that is not in their row', async () => {
    const lines = [
      use('mock-api/features/support', 'mock-api/features/notifications/notifications.ts'),
      use('mock-api/features/support', 'mock-api/features/two-factor/two-factor.ts'),
    ];
    expect(await refused('mock-api/features/support/x.ts', lines)).toEqual([lines[1]]);
    expect(
      await refused('mock-api/control/x.ts', [
        use('mock-api/control', 'mock-api/features/two-factor/two-factor.ts'),
      ]),
    ).toEqual([]);
  });
});

describe('the layer table', () => {
  it('lets no shipped layer import the mock, the tests or the tools', () => {
    const shipped = Object.entries<readonly string[]>(layers).filter(
      ([from]) => !['tests', 'mock-api', 'scripts'].includes(from),
    );
    const tools = ['mock-api', 'tests', 'scripts', 'build'];
    expect(shipped.filter(([, to]) => to.some((layer) => tools.includes(layer)))).toEqual([]);
  });

  it('has a row below for each layer', () => {
    expect([...Object.keys(imports), 'tests']).toEqual(Object.keys(layers));
  });

  it.each(Object.entries(imports).map(([from, [allowed, denied]]) => ({ from, allowed, denied })))(
    '$from may import $allowed, and not $denied',
    async ({ from, allowed, denied }) => {
      const folder = folders[from]?.from ?? from;
      const wrong = use(folder, fileOf(denied));
      const lines = allowed === 'nothing' ? [wrong] : [use(folder, fileOf(allowed)), wrong];
      const isMarkup = ['src/pages', 'src/layouts', 'src/components'].includes(from);
      const found = isMarkup
        ? await refused(`${folder}/planted.astro`, between(lines, '---', '---'))
        : await refused(`${folder}/planted.ts`, lines);
      expect(found).toEqual([wrong]);
    },
  );

  it('allows types of messages, the listed exceptions, imports within an island, features in the registries, and packages', async () => {
    const words = [use('src/ui', fileOf('src/i18n')), useType('src/ui', fileOf('src/i18n'))];
    expect(await refused('src/ui/planted.ts', words)).toEqual([words[0]]);
    for (const [from, shared] of Object.entries(sharedFiles)) {
      const folder = folders[from]?.from ?? from;
      const lines = shared.map((file) => use(folder, file));
      expect(await refused(`${folder}/planted.ts`, lines)).toEqual([]);
    }
    const own = use('src/islands/auth', fileOf('src/islands/*'));
    expect(await refused('src/islands/auth/planted.ts', [own])).toEqual([]);
    const feature = fileOf('src/islands/wallet/features/*');
    for (const registry of featureRegistries)
      expect(await refused(registry, [use(dirname(registry), feature)])).toEqual([]);
    expect(await refused('server/planted.ts', ["import { Hono } from 'hono';"])).toEqual([]);
  });

  it('checks dynamic imports, and imports in the script of a page', async () => {
    const waits = "export const load = () => import('#mock-api/app.ts');";
    expect(await refused('src/islands/auth/planted.ts', [waits])).toEqual([waits]);
    const script = between(
      ["import { a } from '#src/stores/session/auth.ts';", 'a();'],
      '<script>',
      '</script>',
    );
    expect(await refused('src/pages/planted.astro', script)).toHaveLength(1);
  });

  it('rejects a file in no layer', async () => {
    const rules = (await broken('src/extras/planted.ts', ['export const a = 1;'])).map(({ rule }) => rule);
    expect(rules).toContain('boundaries/no-unknown-files');
  });
});

/** Banned lines, each with the rule that it breaks. */
const bans: [filePath: string, ...[rule: string, line: string][]][] = [
  [
    'src/ui/Planted.tsx',
    ['no-restricted-syntax', "export const A = () => <p style={{ color: 'red' }}>a</p>;"],
    ['no-restricted-syntax', "export const B = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
    ['no-restricted-syntax', "export const c = (node: Element) => (node.innerHTML = '');"],
    ['no-restricted-syntax', 'export const d = (at: Date) => at.toLocaleDateString();'],
    ['no-restricted-syntax', "export * from './other.ts';"],
    ['jsx-a11y/alt-text', 'export const E = () => <img src="a.png" />;'],
    ['no-restricted-syntax', 'export default function F() { return null; }'],
  ],
  [
    'src/stores/session/planted.ts',
    ['no-restricted-globals', 'export const a = () => localStorage.length;'],
    ['no-restricted-properties', 'export const b = () => window.sessionStorage.length;'],
    ['no-restricted-properties', 'export const c = () => document.cookie;'],
    ['@typescript-eslint/no-explicit-any', 'export const d = (e: any) => e;'],
  ],
  [
    'src/pages/planted.astro',
    ['no-restricted-syntax', '<p style="color: red">a</p>'],
    ['astro/no-set-html-directive', "<p set:html={'a'} />"],
    ['astro/jsx-a11y/alt-text', '<img src="a.png" />'],
  ],
  [
    'src/islands/wallet/list/Planted.tsx',
    ['no-restricted-syntax', 'export const A = (src: string) => <img src={src} alt="" />;'],
  ],
  ['contract/money.ts', ['no-restricted-syntax', 'export const a = (text: string) => Number(text);']],
  [
    'src/intl/format/money.ts',
    ['no-restricted-syntax', 'export const a = (text: string) => parseFloat(text);'],
  ],
  [
    'tests/e2e/planted.spec.ts',
    ['no-restricted-syntax', 'export const a = (page: Page) => page.waitForTimeout(1);'],
  ],
  ['contract/planted.ts', ['no-restricted-imports', "import * as z from 'zod';"]],
];

describe('lint rules for security, money and messages', () => {
  it.each(bans)('in %s', async (filePath, ...banned) => {
    const found = await broken(
      filePath,
      banned.map(([, line]) => line),
    );
    for (const [rule, line] of banned) expect(found).toContainEqual({ rule, line });
  });

  it('only one module each uses storage and cookies, and a file has 250 lines at most', async () => {
    expect(await broken('src/api/storage.ts', ['export const a = () => localStorage.length;'])).toEqual([]);
    expect(await broken('src/api/cookies.ts', ['export const a = () => document.cookie;'])).toEqual([]);
    const long = Array.from({ length: 251 }, (_, index) => `export const a${index} = ${index};`);
    expect((await broken('src/stores/session/planted.ts', long)).map(({ rule }) => rule)).toEqual([
      'max-lines',
    ]);
  });
});
