import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { assets } from './static-files.ts';
import { clientAddress } from './client-address.ts';
import { receiveCspReports, REPORT_PATH } from './csp-reports.ts';
import { compress } from './compress.ts';
import { consentOf } from './consent.ts';
import { snapshotResponse, type Snapshots } from './snapshots.ts';
import { encodingFor } from './content-negotiation.ts';
import { tightenCsp } from './csp.ts';
import {
  PART_HEADER,
  partFiles,
  preloadHeader,
  preloadedFonts,
  initialChunks,
  type ChunkGraph,
} from './preloads.ts';
import { renderPage, type PageHandler } from './render.ts';

interface SiteOptions {
  /** Astro's handler, of dist/server/entry.mjs. */
  readonly handler: PageHandler;
  /** dist/client. */
  readonly client: string;
  readonly graph: ChunkGraph;
  /** Undefined during the build, which has yet to write them. */
  readonly snapshots?: Snapshots;
  /** The build id that /healthz reports. */
  readonly buildId?: string;
  /** How many proxies stand in front of the server, for the visitor's address. */
  readonly proxies?: number;
}

/** The methods that pages and files support. Astro throws on some others and logs a stack for each. */
const METHODS = ['GET', 'HEAD', 'POST'];

/** The content types of HTML forms. Astro throws on some others, and no page of ours sends them. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** In characters, without the query. Matching a path in Astro takes quadratic time in its length. */
const MAX_PATH_LENGTH = 1024;

/** Query parameters that a page or the middleware reads, so that no snapshot may answer: an OAuth callback's, and the contact form's. */
const RENDERED_QUERY = ['token', 'refresh_token', 'topic'];

interface Env {
  Bindings: HttpBindings;
}

/** The site: health, files, snapshots of guests' pages, and everything else rendered. */
export function createApp({
  handler,
  client,
  graph,
  snapshots,
  buildId,
  proxies = 0,
}: SiteOptions): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    if (!METHODS.includes(c.req.method)) {
      return c.text('Method not allowed', 405, { allow: METHODS.join(', ') });
    }
    if (c.req.path.length > MAX_PATH_LENGTH) return c.text('URI too long', 414);
    // Astro reads `/w//send` as `/w/send`, and the wallet's router does not: the page would come with 200 and say that there is none.
    // As it was sent: decoded, `/%5Cother.example//` and `/%09//other.example` would be addresses of other sites, and a line break no header.
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.replace(/\/{2,}/g, '/');
    return path === pathname ? next() : c.redirect(path + search, 308);
  });

  app.post(REPORT_PATH, receiveCspReports());

  app.post('*', async (c, next) => {
    if (FORM.test(c.req.header('content-type') ?? '')) return next();
    return c.text('Unsupported media type', 415);
  });

  app.get('/healthz', (c) => c.json({ status: 'ok', build: buildId }));

  if (snapshots) {
    app.get('*', async (c, next) => {
      const page = isAnonymousGet(c) ? snapshots.find(c.req.path, consent(c)) : null;
      // A path without a page may still be a file of the build.
      if (page?.entry.status !== 200) return next();
      return snapshotResponse(page, conditions(c));
    });
  }

  app.get('*', assets(client));
  // Astro's image endpoint: no page uses it, and it would convert images for anybody.
  app.all('/_image', (c) => c.text('Not found', 404));
  // Astro's endpoint for actions that scripts call. Our actions are forms, which are posted to a page.
  app.all('/_actions/*', (c) => c.text('Not found', 404));
  // A page of an older build asks for files that are gone: it must not get an HTML page for a script.
  app.all('/_astro/*', (c) => c.text('Not found', 404));

  app.all('*', async (c) => {
    const lost = snapshots && isAnonymousGet(c) ? snapshots.find(c.req.path, consent(c)) : null;
    if (lost) return snapshotResponse(lost, conditions(c));
    const page = await renderPage(
      handler,
      asPageRequest(c.env.incoming, { secure: snapshots?.secure ?? false, proxies }),
    );
    if (!page) return errorPage(c, snapshots);
    const { status, headers } = page;
    const type = headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) finalizeHtml(page.body.toString('utf8'), headers, graph);
    headers.append('vary', 'Cookie, Accept-Encoding');
    // The unread rest of the body would be parsed as the connection's next request, which would then fail without an answer.
    if (status === 413) headers.set('connection', 'close');
    if (status === 204 || status === 304) return new Response(null, { status, headers });
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const compressed = await compress(page.body, type, encoding);
    if (compressed) headers.set('content-encoding', encoding);
    const body = compressed ?? page.body;
    headers.set('content-length', String(body.length));
    return new Response(new Uint8Array(body), { status, headers });
  });

  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path} failed\n${error.stack ?? error.message}`);
    return errorPage(c, snapshots);
  });
  return app;
}

function finalizeHtml(html: string, headers: Headers, graph: ChunkGraph): void {
  // Astro sends no charset.
  headers.set('content-type', 'text/html; charset=utf-8');
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', tightenCsp(html, policy));
  const files = initialChunks(html, graph);
  files.push(...partFiles(headers.get(PART_HEADER), files, graph));
  headers.delete(PART_HEADER);
  const fonts = preloadedFonts(html);
  if (files.length + fonts.length > 0) headers.set('link', preloadHeader(files, fonts));
}

/** A guest's GET that a snapshot may answer. */
function isAnonymousGet(c: Context<Env>): boolean {
  const { method } = c.req;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/(?:^|;\s*)access_token=[^;\s]/.test(c.req.header('cookie') ?? '')) return false;
  return RENDERED_QUERY.every((name) => c.req.query(name) === undefined);
}

const consent = (c: Context<Env>) => consentOf(c.req.header('cookie'), c.req.header('sec-gpc'));

function conditions(c: Context<Env>) {
  return { acceptEncoding: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') };
}

/**
 * A HEAD is rendered as a GET, so that both answer with the same headers; Hono leaves the body out. The callback's tokens
 * are read by its own page in the browser: here they could only end up in a log. A site that is built for https is behind
 * a proxy that ends TLS: one that does not say so must not make every form look as if it came from another origin. Pages and
 * actions read the visitor's address from X-Forwarded-For, so it has that one alone.
 */
function asPageRequest(
  incoming: HttpBindings['incoming'],
  { secure, proxies }: { readonly secure: boolean; readonly proxies: number },
): HttpBindings['incoming'] {
  incoming.headers['x-forwarded-for'] = clientAddress(incoming, proxies);
  if (incoming.method === 'HEAD') incoming.method = 'GET';
  if (secure) incoming.headers['x-forwarded-proto'] ??= 'https';
  const [path = ''] = (incoming.url ?? '').split('?');
  if (/^\/oauth\/callback\/?$/.test(path)) incoming.url = path;
  return incoming;
}

function errorPage(c: Context<Env>, snapshots: Snapshots | undefined): Response {
  const page = snapshots?.broken(c.req.path);
  const response = page
    ? snapshotResponse(page, { ...conditions(c), ifNoneMatch: undefined })
    : c.text('Internal server error', 500);
  response.headers.set('cache-control', 'no-store');
  return response;
}
