import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import { loadEnv } from 'vite';
import { createApp } from '../server/app.ts';
import type { FrozenEntry, FrozenMap } from '../server/frozen.ts';
import { createHttpServer } from '../server/listen.ts';
import { readChunkGraph } from '../server/preloads.ts';
import type { PageHandler } from '../server/render.ts';
import { writeFound } from './found.ts';
import { complaints } from './frozen-rules.ts';
import { askAsGuest, whileListening, type Answer } from './guest-answers.ts';
import { writePressed } from './precompress.ts';
import { mockTraces, refuseMock } from './refuse-mock.ts';
import { fixedPaths, foreignPatterns, linkedPaths, openPatterns } from './site-paths.ts';

/** What a frozen answer keeps; the server adds the rest as for any other answer. */
const KEPT = [
  'content-type',
  'content-security-policy',
  'content-language',
  'link',
  'speculation-rules',
  'x-robots-tag',
];

/**
 * Writes what a guest gets for every public URL into `frozen/`, so that the server need not render it again: the page,
 * pressed as far as it goes, and `frozen.json` with its headers. Public is what the middleware does not mark `no-store`.
 */
export function freezeGuestPages(): AstroIntegration {
  let routes: readonly IntegrationResolvedRoute[] = [];
  let root: URL;
  let outDir = '';
  let site: URL;
  return {
    name: 'cowrie:freeze-guest-pages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [refuseMock(fileURLToPath(config.root))] } });
      },
      'astro:config:done': ({ config }) => {
        ({ root } = config);
        outDir = fileURLToPath(config.outDir);
        site = new URL(config.site ?? 'http://localhost');
      },
      'astro:routes:resolved': (resolved) => {
        ({ routes } = resolved);
      },
      'astro:build:done': async ({ logger }) => {
        const secure = site.protocol === 'https:';
        const entry = new URL(`file://${join(outDir, 'server', 'entry.mjs')}`);
        // eslint-disable-next-line no-unsanitized/method -- the file that this build just wrote
        const { handler } = (await import(entry.href)) as { handler: PageHandler };
        const graph = readChunkGraph(join(outDir, 'preloads.json'));
        const client = join(outDir, 'client');
        const app = createApp({ handler, client, graph });
        const ask = (port: number) => (path: string, cookie?: string) =>
          askAsGuest(port, site.host, path, cookie);
        const pages = await whileListening(createHttpServer(app, secure), async (port) => {
          const found = await guestPages(routes, ask(port));
          const started = performance.now();
          const { paths, cards, drawn } = await writeFound(found, { root, client, site });
          for (const path of paths) found.set(path, await ask(port)(path));
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          logger.info(`${cards} social cards, ${drawn} of them new, in ${seconds} s`);
          return found;
        });
        const problems = [...pages].flatMap(([path, answer]) => complaints(path, answer));
        if (problems.length > 0) throw new Error(`Guests' pages can't be frozen:\n${problems.join('\n')}`);
        const folder = join(outDir, 'frozen');
        await rm(folder, { recursive: true, force: true });
        const map = await write(folder, pages, routes, secure);
        logger.info(`${Object.keys(map.pages).length} guest pages frozen`);
        const { COWRIE_TARGET = 'production' } = { ...loadEnv('', fileURLToPath(root), ''), ...process.env };
        const traces = COWRIE_TARGET === 'production' ? await mockTraces(outDir) : [];
        if (traces.length > 0) throw new Error(`A production build must not contain:\n${traces.join('\n')}`);
      },
    },
  };
}

type Ask = (path: string, cookie?: string) => Promise<Answer>;

/** Not a page that broke: that is `no-store` too, and must stop the build. */
const isPrivate = ({ status, headers }: Answer) =>
  status < 500 && (headers['cache-control'] ?? '').includes('no-store');

/** Path -> answer, for every path that answers all guests alike. */
async function guestPages(
  routes: readonly IntegrationResolvedRoute[],
  ask: Ask,
): Promise<Map<string, Answer>> {
  const pages = new Map<string, Answer>();
  const open = openPatterns(routes);
  const seen = new Set<string>();
  const visit = async (path: string, kind: 'page' | 'endpoint') => {
    if (seen.has(path)) return;
    seen.add(path);
    const answer = await ask(path);
    if (isPrivate(answer) || (kind === 'endpoint' && answer.status !== 200)) return;
    pages.set(path, answer);
    for (const next of linkedPaths(answer.body.toString('utf8'))) {
      if (open.some((pattern) => pattern.test(next))) await visit(next, 'page');
    }
  };
  for (const { path, kind } of fixedPaths(routes)) await visit(path, kind);
  for (const path of ['/404', '/cn/404']) pages.set(path, await ask(path));
  for (const [path, lang] of Object.entries({ '/500': 'en', '/cn/500': 'cn' })) {
    pages.set(path, await ask('/500', `lang=${lang}`));
  }
  return pages;
}

const SPECIAL = /^(?:\/(cn))?\/(404|500)$/;

async function write(
  folder: string,
  pages: ReadonlyMap<string, Answer>,
  routes: readonly IntegrationResolvedRoute[],
  secure: boolean,
): Promise<FrozenMap> {
  const map = { secure, pages: {}, notFound: {}, broken: {}, rendered: [] as string[] } satisfies FrozenMap;
  for (const [path, { status, headers, body }] of pages) {
    const file = /\.\w+$/.test(path) ? path.slice(1) : `${path}/index.html`.replace(/^\/+/, '');
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, body);
    await writePressed(target, body);
    const kept = KEPT.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
    const entry: FrozenEntry = { status, file, headers: Object.fromEntries(kept) as Record<string, string> };
    const [special, language = 'en', code] = SPECIAL.exec(path) ?? [];
    const group: Record<string, FrozenEntry> = !special
      ? map.pages
      : code === '404'
        ? map.notFound
        : map.broken;
    group[special ? language : path] = entry;
  }
  const own = fixedPaths(routes).filter(({ path }) => !pages.has(path));
  map.rendered = [
    ...[...openPatterns(routes), ...foreignPatterns(routes)].map((pattern) => pattern.source),
    ...own.map(({ path }) => `^${path.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/?$`),
  ];
  await writeFile(join(folder, 'frozen.json'), JSON.stringify(map, null, 1));
  return map;
}
