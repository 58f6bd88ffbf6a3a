import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import { loadEnv } from 'vite';
import { createApp } from '../server/app.ts';
import { createHttpServer } from '../server/http-server.ts';
import { readChunkGraph } from '../server/preloads.ts';
import type { PageHandler } from '../server/render.ts';
import { allowedBy, askVariants, type GuestPage, type Telemetry } from './consent-variants.ts';
import { writeDiscoveryFiles } from './discovery-files.ts';
import { violations } from './snapshot-checks.ts';
import { fetchAsGuest, withServer, type Answer } from './guest-requests.ts';
import { mockTraces, forbidMock } from './forbid-mock.ts';
import { fixedPaths, linkedPaths, openPatterns } from './site-paths.ts';
import { writeSnapshots } from './write-snapshots.ts';

/**
 * Renders every public page as a guest gets it into `snapshots/`, so that the server need not render it per request: the page
 * with its compressed forms, and `snapshots.json` with its headers. A page is public unless the middleware marks it `no-store`.
 * @param telemetry the services that need consent: a page that differs by consent is written once for each.
 */
export function snapshotGuestPages(telemetry: Telemetry): AstroIntegration {
  let routes: readonly IntegrationResolvedRoute[] = [];
  let root: URL;
  let outDir = '';
  let site: URL;
  return {
    name: 'cowrie:snapshot-guest-pages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [forbidMock(fileURLToPath(config.root))] } });
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
        // eslint-disable-next-line no-unsanitized/method -- a file that this build wrote
        const { handler } = (await import(entry.href)) as { handler: PageHandler };
        const graph = readChunkGraph(join(outDir, 'preloads.json'));
        const client = join(outDir, 'client');
        const app = createApp({ handler, client, graph });
        const ask =
          (port: number): Ask =>
          (path, headers) =>
            fetchAsGuest(port, site.host, path, headers);
        const pages = await withServer(createHttpServer(app, secure), async (port) => {
          const found = await guestPages(routes, telemetry, ask(port));
          const started = performance.now();
          const { paths, cards, drawn } = await writeDiscoveryFiles(found, { root, client, site });
          for (const path of paths) found.set(path, { answer: await ask(port)(path), variants: new Map() });
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          logger.info(`${cards} social cards, ${drawn} of them new, in ${seconds} s`);
          return found;
        });
        const problems = [...pages].flatMap(([path, { answer, variants }]) => [
          ...violations(path, answer),
          ...[...variants].flatMap(([consent, variant]) =>
            violations(path, variant, allowedBy(consent, telemetry)),
          ),
        ]);
        if (problems.length > 0) throw new Error(`Guests' pages can't be snapshots:\n${problems.join('\n')}`);
        const folder = join(outDir, 'snapshots');
        const map = await writeSnapshots(folder, pages, routes, secure);
        logger.info(`${Object.keys(map.pages).length} snapshots of guest pages`);
        const { COWRIE_TARGET = 'production' } = { ...loadEnv('', fileURLToPath(root), ''), ...process.env };
        const traces = COWRIE_TARGET === 'production' ? await mockTraces(outDir) : [];
        if (traces.length > 0) throw new Error(`A production build must not contain:\n${traces.join('\n')}`);
      },
    },
  };
}

type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** Excludes a failed page, which is `no-store` too and must fail the build. */
const isPrivate = ({ status, headers }: Answer) =>
  status < 500 && (headers['cache-control'] ?? '').includes('no-store');

/** Renders every path that is the same for all guests. @returns the responses by path. */
async function guestPages(
  routes: readonly IntegrationResolvedRoute[],
  telemetry: Telemetry,
  ask: Ask,
): Promise<Map<string, GuestPage>> {
  const pages = new Map<string, GuestPage>();
  const keep = async (path: string, answer: Answer) => {
    const variants = await askVariants(answer, telemetry, (headers) => ask(path, headers));
    pages.set(path, { answer, variants });
  };
  const open = openPatterns(routes);
  const seen = new Set<string>();
  const visit = async (path: string, kind: 'page' | 'endpoint') => {
    if (seen.has(path)) return;
    seen.add(path);
    const answer = await ask(path);
    if (isPrivate(answer) || (kind === 'endpoint' && answer.status !== 200)) return;
    await keep(path, answer);
    for (const next of linkedPaths(answer.body.toString('utf8'))) {
      if (open.some((pattern) => pattern.test(next))) await visit(next, 'page');
    }
  };
  for (const { path, kind } of fixedPaths(routes)) await visit(path, kind);
  for (const path of ['/404', '/cn/404']) await keep(path, await ask(path));
  for (const [path, lang] of Object.entries({ '/500': 'en', '/cn/500': 'cn' })) {
    pages.set(path, { answer: await ask('/500', { cookie: `lang=${lang}` }), variants: new Map() });
  }
  return pages;
}
