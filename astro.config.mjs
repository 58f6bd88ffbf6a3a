import node from '@astrojs/node';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { writeBuildRecord } from './build/build-record.ts';
import { codeSplitting } from './build/code-splitting.ts';
import { consentStylesheet } from './build/consent-stylesheet.ts';
import { devPageStyles } from './build/dev-page-styles.ts';
import { snapshotGuestPages } from './build/snapshot-guest-pages.ts';
import { mockDrawer } from './build/mock-drawer.ts';
import { lowerToFloor } from './build/browser-floor.ts';
import { trimPreloadDeps } from './build/trim-preload-deps.ts';
import { scopeStylesheets } from './build/scope-stylesheets.ts';
import { pureRouter } from './build/pure-router.ts';
import { reactIslands } from './build/react-islands.ts';
import { preloadIslands } from './build/preloads.ts';
import { siteEnv } from './build/site-env.ts';
import { sonnerStylesheet } from './build/sonner-stylesheet.ts';
import { interactionDirective } from './build/interaction-directive.ts';

const command = process.argv[2] ?? 'dev';
const environment = { ...loadEnv('', process.cwd(), ''), ...process.env };
// What a build is for is decided once, here: a production build refuses the mock's addresses.
const site = siteEnv(
  command === 'build' ? (environment.COWRIE_TARGET ?? 'production') : 'preview',
  environment,
);

const text = (defaultValue) =>
  envField.string({
    context: 'client',
    access: 'public',
    optional: true,
    ...(defaultValue ? { default: defaultValue } : {}),
  });

export default defineConfig({
  site: site.PUBLIC_SITE_URL,
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 262_144 }),
  session: false,
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', { path: 'cn', codes: ['zh-CN'] }],
    routing: { prefixDefaultLocale: false },
  },
  integrations: [
    reactIslands(),
    interactionDirective(),
    preloadIslands(),
    snapshotGuestPages(site.telemetry),
    writeBuildRecord(site),
    mockDrawer(),
  ],
  env: {
    schema: {
      PUBLIC_SITE_URL: text(site.PUBLIC_SITE_URL),
      PUBLIC_API_URL: text(site.PUBLIC_API_URL),
      PUBLIC_STREAM_URL: text(site.PUBLIC_STREAM_URL),
      PUBLIC_TURNSTILE_SITE_KEY: text(site.PUBLIC_TURNSTILE_SITE_KEY),
      PUBLIC_TURNSTILE_SCRIPT_URL: text(site.PUBLIC_TURNSTILE_SCRIPT_URL),
      PUBLIC_PRODUCT_NAME: text('Cowrie'),
      PUBLIC_WAITLIST_URL: text(site.PUBLIC_WAITLIST_URL),
      PUBLIC_ANALYTICS_URL: text(),
      PUBLIC_RECORDER_URL: text(),
      // `secret` means that the server reads it when it starts, not that it is one.
      COWRIE_STATUS_TIMEOUT_MS: envField.number({
        context: 'server',
        access: 'secret',
        default: 300,
        int: true,
        min: 1,
        max: 60_000,
      }),
      // server/settings.ts says at the start if it is missing or too short.
      COWRIE_PROXY_SECRET: envField.string({ context: 'server', access: 'secret', optional: true }),
    },
  },
  // Highlighting writes style attributes, which the policy refuses.
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'always' },
  security: {
    checkOrigin: true,
    // The page that has the form says so. The adapter's own limit breaks the page off, so it must lie further out.
    actionBodySizeLimit: 65_536,
    allowedDomains: site.allowedDomains,
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "require-trusted-types-for 'script'",
        `connect-src 'self' ${site.connect.join(' ')}`,
        // Browsers are to prefer `report-to`, but all of them know this one, and it needs no further header (server/csp-reports.ts).
        'report-uri /csp-report',
        ...(site.secure ? ['upgrade-insecure-requests'] : []),
      ],
    },
  },
  vite: {
    // Each command bundles packages ahead for itself and empties the folder first: a build or a check beside `npm run dev` would take away
    // the files that the open wallet imports.
    cacheDir: `node_modules/.vite/${command}`,
    plugins: [
      lowerToFloor(),
      trimPreloadDeps(),
      pureRouter(),
      scopeStylesheets(),
      devPageStyles(),
      sonnerStylesheet(),
      consentStylesheet(Object.keys(site.telemetry).length > 0),
    ],
    ssr: { noExternal: ['sonner'] },
    // Bundled ahead, it would bring its own style sheet past the plugin.
    optimizeDeps: { exclude: ['sonner'] },
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
