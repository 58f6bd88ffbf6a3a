import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aloneIn, requireTranslations } from '#build/require-translations.ts';

const root = mkdtempSync(join(tmpdir(), 'cowrie-languages-'));
const folder = join(root, 'src/content/blog');
const write = (file: string) => {
  writeFileSync(join(folder, file), '');
};
afterAll(() => {
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const language of ['en', 'cn']) mkdirSync(join(folder, language), { recursive: true });
  for (const file of ['en/both.md', 'cn/both.md', 'en/alone.md']) write(file);
});

test('a document in one language is reported with the missing file', () => {
  expect(aloneIn(folder, 'en/alone.md')).toContain('en/alone.md has no cn/alone.md');
  expect(aloneIn(folder, 'en/both.md')).toBeNull();
  expect(aloneIn(folder, 'cn/both.md')).toBeNull();
  expect(aloneIn(folder, '../legal/en/alone.md')).toBeNull();
});

/** The loader with Astro's context: `warnings` are those logged, `added` the watcher's listeners. */
function createLoader(files: string[], watched: boolean) {
  const warnings: string[] = [];
  const added: ((path: string) => void)[] = [];
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    logger: { warn: (text: string) => warnings.push(text) },
    store: { values: () => files.map((file) => ({ filePath: `src/content/blog/${file}` })) },
    watcher: watched ? { on: (_: string, call: (path: string) => void) => added.push(call) } : undefined,
  } as unknown as LoaderContext;
  const inner: Loader = { name: 'files', load: () => Promise.resolve() };
  return { warnings, added, load: () => requireTranslations('./src/content/blog', inner).load(context) };
}

test('a build fails with such a document, and passes without', async () => {
  await expect(createLoader(['en/both.md', 'en/alone.md'], false).load()).rejects.toThrow('no cn/alone.md');
  await expect(createLoader(['en/both.md', 'cn/both.md'], false).load()).resolves.toBeUndefined();
});

test('the development server warns at the start and when a file is added', async () => {
  const dev = createLoader(['en/alone.md'], true);
  await dev.load();
  expect(dev.warnings).toHaveLength(1);
  write('cn/new.md');
  for (const call of dev.added) call(join(folder, 'cn/new.md'));
  expect(dev.warnings[1]).toContain('cn/new.md has no en/new.md');
});
