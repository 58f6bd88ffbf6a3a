import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { html, raw } from 'hono/html';
import type { MockApp, MockContext } from '../server/hono-env.ts';
import { hostOf } from '../server/headers.ts';
import { DEFAULT_SITE, sandboxOfHost } from '../server/origins.ts';

const PATH = '/__mock/admin';
const here = (path: string) => new URL(path, import.meta.url);

/** Browsers know packages by address only; the map lets the page's modules name them as everybody does. */
const libraries = { preact: 'preact', 'preact/hooks': 'preact-hooks', htm: 'htm' } as const;
const importMap = JSON.stringify({
  imports: Object.fromEntries(
    Object.entries(libraries).map(([name, file]) => [name, `${PATH}/library/${file}.js`]),
  ),
});
// To the byte what the policy's hash is of.
const importMapElement = raw(`<script type="importmap">${importMap}</script>`);
const importMapHash = createHash('sha256').update(importMap).digest('base64');

interface Asset {
  type: string;
  read: () => string;
}

/** Everything that the page loads, by its address below /__mock/admin/. Nothing else is served from disk. */
function listAssets(): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  const read = (url: URL | string) => () => readFileSync(url, 'utf8');
  assets.set('admin.css', {
    type: 'text/css',
    read: () => read(here('../control/tokens.css'))() + read(here('admin.css'))(),
  });
  for (const file of readdirSync(here('client/'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const name = file.replaceAll('\\', '/');
    assets.set(name, { type: 'text/javascript', read: read(here(`client/${name}`)) });
  }
  for (const [name, file] of Object.entries(libraries)) {
    // A library's own file for browsers: the one that `import` finds.
    assets.set(`library/${file}.js`, {
      type: 'text/javascript',
      read: () => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8'),
    });
  }
  return assets;
}

/**
 * The admin page at /__mock: modules that a browser runs as they stand in `client/`, so there is nothing to build. It uses
 * the control plane and nothing else. `site` is where its links to the product lead.
 */
export function serveAdmin(app: MockApp, site = DEFAULT_SITE): void {
  app.get('/__mock', (c) => sendPage(c, site));
  // The search part names a sandbox.
  for (const path of ['/', '/__mock/'])
    app.get(path, (c) => c.redirect(`/__mock${new URL(c.req.url).search}`, 302));
  for (const [name, { type, read }] of listAssets()) {
    app.get(`${PATH}/${name}`, (c) =>
      c.body(read(), 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }),
    );
  }
}

/**
 * Where the page has to be to sign a browser in on the site: cookies belong to a host name, and a sandbox's own one is
 * not the site's. Null where it is.
 */
function addressOnSitesHost(c: MockContext, site: string): string | null {
  const { hostname } = new URL(site);
  const url = new URL(`http://${hostOf(c)}/__mock`);
  if (!sandboxOfHost(url.host) || url.hostname === hostname) return null;
  url.hostname = hostname;
  url.searchParams.set('__sandbox', c.get('sandbox').id);
  return url.href;
}

async function sendPage(c: MockContext, site: string): Promise<Response> {
  const elsewhere = addressOnSitesHost(c, site);
  if (elsewhere) return c.redirect(elsewhere, 302);
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${importMapHash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    // The second is for browsers that take 'self' for http only.
    `connect-src 'self' ws://${c.req.header('host') ?? 'localhost'}`,
    "form-action 'self'",
    "base-uri 'none'",
    // The site's drawer in development shows this page.
    "frame-ancestors 'self' http://localhost:*",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Cowrie - Mock API</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${PATH}/admin.css" />
        ${importMapElement}
        <script type="module" src="${PATH}/app.js"></script>
      </head>
      <body data-sandbox="${c.get('sandbox').id}" data-site="${site}">
        <noscript>
          <main>
            <h1>Mock API</h1>
            <p>
              This page needs a script. Without one there are the <a href="/__mock/inbox">inbox</a> and the
              <a href="/docs">calls</a>.
            </p>
          </main>
        </noscript>
      </body>
    </html>`;
  return c.body(String(document), 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
  });
}
