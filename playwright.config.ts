import './scripts/build-ports.ts';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { siteUrl } from './scripts/dev-urls.ts';
import { browserFlags, findBrowser, type BrowserKind } from './scripts/browser.ts';
import { ZONE } from './tests/clock/today.ts';
import { isFullRun } from './tests/tier.ts';

const ci = Boolean(process.env.CI);
// Of the servers that are started here; pages have `timezoneId`.
process.env.TZ = ZONE;

/** Specs that need a full browser: scrollbars that take up space, the back/forward cache, frames. */
const needWindow = [
  'scrollbar-gutter',
  'back-forward-cache',
  'page-history',
  'embedding',
  'device-probes',
].map((name) => `**/${name}.spec.ts`);
/** Specs with the longest tests. They start first, so that no worker is idle while the last one finishes. */
const longest = ['**/journey.spec.ts', '**/wallet-*.spec.ts', '**/accessible-*.spec.ts'];

/**
 * Specs about what moves, about input while something moves, and whole journeys. The others ask for reduced motion: what moves takes a
 * quarter of a browser test's time, and a page is at rest sooner.
 */
const moving = ['journey', 'toasts', 'panel-navigation', 'panel-rapid-input', 'frame-focus'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Specs about local dates: in the first hours of a day in Shanghai it is still the previous day in UTC. */
const eastOfGreenwich = ['**/local-dates.spec.ts'];

const launch = (kind: BrowserKind) => ({
  executablePath: findBrowser(kind) ?? undefined,
  args: browserFlags,
});
const headless = { ...devices['Desktop Chrome'], launchOptions: launch('headless-shell') };
const still = { ...headless, contextOptions: { reducedMotion: 'reduce' as const } };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/serve-preview.setup.ts',
  fullyParallel: true,
  workers: Number(process.env.COWRIE_WORKERS) || Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: ci,
  // The retry is only for its trace: a test that passes only on retry still fails the run.
  retries: ci ? 1 : 0,
  failOnFlakyTests: true,
  // A broken build fails nearly every test; these limits end such a run after minutes, not hours.
  maxFailures: 20,
  globalTimeout: (isFullRun ? 150 : 40) * 60_000,
  timeout: 60_000,
  // No test is about this limit, and a small machine that is short of time for some seconds is no defect of the wallet.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['./tests/e2e/call-coverage.ts']],
  use: {
    baseURL: siteUrl,
    locale: 'en',
    timezoneId: ZONE,
    // Tracing every test would take half of a small machine's time, so only retries are traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'moving', testMatch: moving, use: headless },
    { name: 'longest', testMatch: longest, testIgnore: [...needWindow, ...moving], use: still },
    {
      name: 'window',
      testMatch: needWindow,
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { ...launch('chromium'), ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
    {
      name: 'shanghai',
      testMatch: eastOfGreenwich,
      use: { ...still, timezoneId: 'Asia/Shanghai' },
    },
    { name: 'rest', testIgnore: [...longest, ...moving, ...needWindow, ...eastOfGreenwich], use: still },
  ],
});
