import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { featureRegistries, layers, mockFeatures, sharedFiles, typeOnly } from '../../layers.config.mjs';

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
const files = Object.keys(layers)
  .filter((layer) => layer !== 'tests')
  .map((layer) => ({ layer, file: fileOf(layer) }));

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
  it('names only layers that have a row, and no layer twice', () => {
    for (const [from, to] of Object.entries<readonly string[]>(layers)) {
      if (from === 'tests') continue;
      expect(to.filter((layer) => !(layer in layers) || layer === from)).toEqual([]);
      expect(new Set(to).size).toBe(to.length);
    }
  });

  it('lets no shipped layer import the mock, the tests or the tools', () => {
    const shipped = Object.entries<readonly string[]>(layers).filter(
      ([from]) => !['tests', 'mock-api', 'scripts'].includes(from),
    );
    const tools = ['mock-api', 'tests', 'scripts', 'build'];
    expect(shipped.filter(([, to]) => to.some((layer) => tools.includes(layer)))).toEqual([]);
  });

  it.each([
    ['contract', 'src/api'],
    ['src/api', 'src/stores/session'],
    ['src/ui', 'src/stores/session'],
    ['src/stores/session', 'src/stores/interface'],
    ['src/stores/<area>', 'src/stores/<area>'],
    ['src/ui', 'src/content'],
    ['src/islands/*', 'src/i18n'],
    ['src/islands/*', 'src/islands/*'],
    ['src/islands/wallet', 'src/islands/wallet/features/*'],
    ['src/islands/wallet/features/*', 'src/islands/wallet/features/*'],
    ['src/pages', 'src/stores/session'],
    ['src/components', 'src/api'],
    ['scripts', 'mock-api'],
    ['build', 'mock-api'],
    ['mock-api', 'src/api'],
  ])('does not lead from %s to %s', (from, to) => {
    expect(layers).toHaveProperty([from]);
    expect((layers as Record<string, readonly string[]>)[from]).not.toContain(to);
  });

  it.each(Object.entries<readonly string[]>(layers))(
    'a file of %s imports what the table says, and nothing else',
    async (from, to) => {
      const folder = folders[from]?.from ?? from;
      const isMarkup = ['src/pages', 'src/layouts', 'src/components'].includes(from);
      const others = files.filter(({ layer }) => layer !== from || layer in folders);
      const lines = others.flatMap(({ file }) => [use(folder, file), useType(folder, file)]);
      const types: readonly string[] = (typeOnly as Record<string, string[]>)[from] ?? [];
      const mayNot = others
        .filter(({ layer }) => !to.includes(layer) && !to.includes('*'))
        .flatMap(({ layer, file }) =>
          types.includes(layer) ? [use(folder, file)] : [use(folder, file), useType(folder, file)],
        );
      const found = isMarkup
        ? await refused(`${folder}/planted.astro`, between(lines, '---', '---'))
        : await refused(`${folder}/planted.ts`, lines);
      expect(found).toEqual(mayNot);
    },
  );

  it('allows the listed exceptions, imports within an island, features in the registries, and packages', async () => {
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

describe('names', () => {
  it('no file is called utils, common or helpers', () => {
    const all = globSync('{contract,mock-api,server,build,scripts,src,tests}/**/*', { cwd: root }).filter(
      (file) => !file.includes('node_modules'),
    );
    const bag = /(?:^|\/)(?:utils?|common|misc|helpers?|shared|types)(?:\.[a-z]+|\/|$)/i;
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((file) => bag.test(file))).toEqual([]);
  });
});
