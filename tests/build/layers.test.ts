import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { layers } from '../../layers.config.mjs';

const root = join(import.meta.dirname, '../..');
// Planted files are not on disk, so there are no types to ask for; the rules tried here need none.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

/** The rules that a source would break if it stood at that path. */
async function broken(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, filePath) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const use = (specifier: string) => `import { a } from '${specifier}';\nexport const b = a;\n`;
const useType = (specifier: string) => `import type { A } from '${specifier}';\nexport type B = A;\n`;
const frontmatter = (specifier: string) => `---\nimport { a } from '${specifier}';\n---\n\n<p>{a}</p>\n`;

const call = '#src/api/call.ts';
const store = '#src/stores/auth.ts';
const words = '#src/i18n/messages.ts';
const money = '#contract/money.ts';
const locale = '#src/intl/locale.ts';

describe('the layer table', () => {
  it('names only layers that it has a row for, and no layer twice', () => {
    for (const [from, to] of Object.entries(layers)) {
      if (from === 'tests') continue;
      expect(to.filter((layer) => !(layer in layers) || layer === from)).toEqual([]);
      expect(new Set(to).size).toBe(to.length);
    }
  });

  it('never leads from what ships to the mock, the tests or the tools', () => {
    const shipped = Object.entries(layers).filter(
      ([from]) => !['tests', 'mock-api', 'scripts'].includes(from),
    );
    const tools = ['mock-api', 'tests', 'scripts', 'build'];
    expect(shipped.filter(([, to]) => to.some((layer) => tools.includes(layer)))).toEqual([]);
  });

  it('has files to resolve, so that the cases below try something', () => {
    const files = [call, store, words, money, locale, '#mock-api/app.ts', '#src/styles/tokens.css'];
    expect(files.filter((file) => !existsSync(join(root, file.slice(1))))).toEqual([]);
  });

  it.each([
    ['src/stores/planted.ts', use(call)],
    ['src/stores/planted.ts', use(money)],
    ['src/islands/auth/Planted.tsx', use(store)],
    ['src/islands/auth/Planted.tsx', useType(words)],
    ['src/islands/auth/Planted.tsx', `import '#src/styles/tokens.css';\n`],
    ['src/ui/Planted.tsx', use('#src/content/coin-marks.ts')],
    ['build/planted.ts', use('#src/content/engraved-shell.ts')],
    ['src/pages/planted.astro', frontmatter(locale)],
    ['src/components/home/Planted.astro', frontmatter(words)],
    ['mock-api/planted.ts', use(money)],
    ['server/planted.ts', use('hono')],
    ['tests/stores/planted.test.ts', use('#mock-api/app.ts')],
  ])('lets %s do %j', async (filePath, text) => {
    expect(await broken(filePath, text)).toEqual([]);
  });

  it.each([
    ['contract/planted.ts', use(call)],
    ['src/api/planted.ts', use(store)],
    ['src/api/planted.ts', use('#mock-api/app.ts')],
    ['src/api/planted.ts', useType('#mock-api/app.ts')],
    ['src/ui/Planted.tsx', use(store)],
    ['src/ui/Planted.tsx', use('#src/content/i18n/en/fields.ts')],
    ['src/islands/auth/Planted.tsx', use(words)],
    ['src/islands/auth/Planted.tsx', `export const load = () => import('#mock-api/app.ts');\n`],
    ['src/pages/planted.astro', frontmatter(store)],
    ['src/pages/planted.astro', `<script>\n  import { a } from '${store}';\n  a();\n</script>\n`],
    ['src/components/home/Planted.astro', frontmatter(call)],
    ['server/planted.ts', use('#mock-api/app.ts')],
    ['build/planted.ts', use('#mock-api/app.ts')],
    ['build/planted.ts', use('#src/content/i18n/en/shell.ts')],
    ['scripts/planted.ts', use('#mock-api/app.ts')],
    ['mock-api/planted.ts', use(call)],
  ])('stops %s from %j', async (filePath, text) => {
    expect(await broken(filePath, text)).toContain('boundaries/dependencies');
  });

  it('stops an island from importing another one, and not a part of itself', async () => {
    const [file] = globSync('src/islands/auth/*.tsx', { cwd: root });
    if (!file) throw new Error('there is no file in src/islands/auth to import');
    expect(await broken('src/islands/home/Planted.tsx', use(`#${file}`))).toContain(
      'boundaries/dependencies',
    );
    expect(await broken('src/islands/auth/Planted.tsx', use(`#${file}`))).toEqual([]);
  });

  it('has no room for a file outside the tree', async () => {
    expect(await broken('src/extras/planted.ts', 'export const a = 1;\n')).toContain(
      'boundaries/no-unknown-files',
    );
  });
});

describe('what the policy, the money and the words forbid', () => {
  it.each([
    [
      'no-restricted-syntax',
      'src/ui/Planted.tsx',
      `export const A = () => <p style={{ color: 'red' }}>a</p>;\n`,
    ],
    [
      'no-restricted-syntax',
      'src/ui/Planted.tsx',
      `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
    ],
    [
      'no-restricted-syntax',
      'src/ui/planted.ts',
      `export const a = (node: Element) => (node.innerHTML = '');\n`,
    ],
    [
      'no-restricted-syntax',
      'src/ui/planted.ts',
      `export const a = (at: Date) => at.toLocaleDateString();\n`,
    ],
    ['no-restricted-syntax', 'src/ui/Planted.tsx', `export default function A() {\n  return null;\n}\n`],
    ['no-restricted-syntax', 'src/ui/planted.ts', `export * from './other.ts';\n`],
    ['no-restricted-syntax', 'contract/money.ts', `export const a = (text: string) => Number(text);\n`],
    [
      'no-restricted-syntax',
      'src/intl/money-format.ts',
      `export const a = (text: string) => parseFloat(text);\n`,
    ],
    [
      'no-restricted-syntax',
      'tests/e2e/planted.spec.ts',
      `export const a = (page: Page) => page.waitForTimeout(1);\n`,
    ],
    ['no-restricted-syntax', 'src/pages/planted.astro', `<p style="color: red">a</p>\n`],
    ['astro/no-set-html-directive', 'src/pages/planted.astro', `<p set:html={'a'} />\n`],
    ['no-restricted-globals', 'src/stores/planted.ts', `export const a = () => localStorage.length;\n`],
    [
      'no-restricted-properties',
      'src/stores/planted.ts',
      `export const a = () => window.sessionStorage.length;\n`,
    ],
    ['no-restricted-properties', 'src/stores/planted.ts', `export const a = () => document.cookie;\n`],
    [
      'no-restricted-imports',
      'contract/planted.ts',
      `import * as z from 'zod';\nexport const a = z.string();\n`,
    ],
    ['@typescript-eslint/no-explicit-any', 'src/stores/planted.ts', `export const a = (b: any) => b;\n`],
    ['jsx-a11y/alt-text', 'src/ui/Planted.tsx', `export const A = () => <img src="a.png" />;\n`],
    ['astro/jsx-a11y/alt-text', 'src/pages/planted.astro', `<img src="a.png" />\n`],
    [
      'max-lines',
      'src/stores/planted.ts',
      Array.from({ length: 251 }, (_, i) => `export const a${i} = ${i};`).join('\n'),
    ],
  ])('%s in %s', async (rule, filePath, text) => {
    expect(await broken(filePath, text)).toContain(rule);
  });

  it('storage and cookies have one door each', async () => {
    expect(await broken('src/api/storage.ts', `export const a = () => localStorage.length;\n`)).toEqual([]);
    expect(await broken('src/api/cookies.ts', `export const a = () => document.cookie;\n`)).toEqual([]);
  });
});

describe('names', () => {
  it('no bags: what a file is about is its name', () => {
    const files = globSync('{contract,mock-api,server,build,scripts,src,tests}/**/*', { cwd: root }).filter(
      (file) => !file.includes('node_modules'),
    );
    const bag = /(?:^|\/)(?:utils?|common|misc|helpers?|shared|types)(?:\.[a-z]+|\/|$)/i;
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => bag.test(file))).toEqual([]);
  });
});
