import { afterEach, expect, test, vi } from 'vitest';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
});

/** Where one of Astro's commands keeps the packages that Vite bundles ahead. */
async function cacheOf(command: string): Promise<unknown> {
  process.argv = ['node', 'astro', command];
  vi.stubEnv('COWRIE_TARGET', 'preview');
  vi.resetModules();
  const { default: config } = await import('../../astro.config.mjs');
  return config.vite?.cacheDir;
}

test('no other command empties the cache of the development server while it runs', async () => {
  const dev = await cacheOf('dev');
  expect(dev).toMatch(/^node_modules\/\.vite\//);
  for (const command of ['build', 'check', 'preview', 'sync']) expect(await cacheOf(command)).not.toBe(dev);
});
