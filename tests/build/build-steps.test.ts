import { mkdtemp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { violations } from '#build/snapshot-checks.ts';
import { precompress } from '#build/precompress.ts';
import { chunkGraph } from '#build/preloads.ts';
import { mockTraces } from '#build/forbid-mock.ts';
import { linkedPaths } from '#build/site-paths.ts';

const page = (
  body: string,
  { status = 200, policy = "script-src 'none'; style-src 'none'", cookie = '' } = {},
) => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...(cookie ? { 'set-cookie': [cookie] } : {}),
  },
  body: Buffer.from(body),
});

describe('a build makes no snapshot of', () => {
  it.each([
    ['a page that breaks', '/features', page('', { status: 500 }), 'answers 500'],
    ['a redirect', '/features', page('', { status: 303 }), 'answers 303'],
    ['a 404 page that says 200', '/404', page(''), 'answers 200'],
    ['a cookie', '/features', page('', { cookie: 'a=b' }), 'sets a cookie'],
    ['a script', '/features', page('<script>1</script>'), 'inline script'],
    ['a script file', '/', page('<script src="/a.js"></script>'), '/a.js'],
    [
      'an island',
      '/cn/support',
      page('<astro-island uid="1" client="visible"></astro-island>'),
      'has an island',
    ],
    [
      'an eager island at home',
      '/',
      page('<astro-island uid="1" client="load"></astro-island>'),
      'does not wait',
    ],
    ['a script at home without an island', '/cn', page('<script>1</script>'), 'without an island'],
    ['a style that the policy refuses', '/features', page('<style>p{}</style>'), 'refuses: sha256-'],
  ])('%s', (_what, path, answer, message) => {
    expect(violations(path, answer).join('\n')).toContain(message);
  });

  describe("a service's script", () => {
    const script = 'https://analytics.example/tag.js?id=1&v=2';
    const measured = page(`<script async src="${script.replaceAll('&', '&#38;')}"></script>`);

    it.each(['/', '/cn', '/features', '/cn/features'])('on %s without consent', (path) => {
      expect(violations(path, measured)).toEqual([expect.stringContaining('loads the script')]);
      expect(violations(path, measured, ['https://recorder.example/r.js'])).toHaveLength(1);
      expect(violations(path, measured, [script])).toEqual([]);
    });

    it.each(['/support', '/cn/legal/cookies', '/features/x', '/login', '/w'])(
      'on %s, with consent too',
      (path) => {
        expect(violations(path, measured, [script])).toHaveLength(1);
      },
    );
  });

  it('nothing else', () => {
    expect(violations('/features', page('<script type="application/ld+json">{}</script><p>'))).toEqual([]);
    expect(violations('/cn/404', page('', { status: 404 }))).toEqual([]);
    expect(violations('/500', page('', { status: 500 }))).toEqual([]);
    expect(
      violations('/sitemap.xml', {
        status: 200,
        headers: { 'content-type': 'application/xml' },
        body: Buffer.from('<a/>'),
      }),
    ).toEqual([]);
  });
});

it('internal links are collected without query and fragment', () => {
  const html =
    '<a class="x" href="/blog/one?a=b">1</a><a href="/blog/two/#c">2</a><a href="/">3</a><a href="https://x.example/">4</a><a href="//x.example">5</a><a href="#d">6</a>';
  expect(linkedPaths(html)).toEqual(['/blog/one', '/blog/two']);
});

it('the chunk graph lists every static import of an island once, even in a cycle', () => {
  const imports = new Map([
    ['Login.js', ['react.js', 'field.js']],
    ['field.js', ['react.js', 'zod.js']],
    ['zod.js', ['field.js']],
    ['client.js', ['react.js']],
  ]);
  expect(chunkGraph(['Login.js', 'client.js'], imports)).toEqual({
    '/Login.js': ['/Login.js', '/react.js', '/field.js', '/zod.js'],
    '/client.js': ['/client.js', '/react.js'],
  });
});

it('text files are compressed in two formats, and images are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cowrie-'));
  await mkdir(join(folder, 'deep'));
  const content = 'export const a = 1;\n'.repeat(100);
  await writeFile(join(folder, 'deep', 'a.js'), content);
  await writeFile(join(folder, 'b.woff2'), 'x');
  expect(await precompress(pathToFileURL(`${folder}/`))).toBe(1);
  expect(brotliDecompressSync(await readFile(join(folder, 'deep', 'a.js.br'))).toString()).toBe(content);
  expect(gunzipSync(await readFile(join(folder, 'deep', 'a.js.gz'))).toString()).toBe(content);
});

describe('a build fails when it contains the mock', () => {
  it.each([
    ['fetch("/__mock/mail")', 'control plane'],
    ['sitekey:"1x00000000000000000000AA"', 'site key'],
    ['"XXXX.DUMMY.TOKEN.XXXX"', 'challenge token'],
    ['"http://localhost:8787"', 'this machine'],
    ['"ws://127.0.0.1:8787"', 'this machine'],
    ['code === "424242"', "mock's code"],
  ])('a build with %s is refused', async (content, message) => {
    const folder = await mkdtemp(join(tmpdir(), 'cowrie-'));
    await writeFile(join(folder, 'a.mjs'), content);
    expect((await mockTraces(folder)).join()).toContain(`a.mjs: `);
    expect((await mockTraces(folder)).join()).toContain(message);
  });

  it.each([
    'color:#424242',
    'sha256-x424242x',
    'http://localhost:${port}',
    '1x0',
    'https://www.cowrie.example',
  ])('%s is no trace', async (content) => {
    const folder = await mkdtemp(join(tmpdir(), 'cowrie-'));
    await writeFile(join(folder, 'a.css'), content);
    expect(await mockTraces(folder)).toEqual([]);
  });
});
