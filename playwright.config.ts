import './scripts/build-ports.ts';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { siteUrl } from './scripts/dev-urls.ts';
import { browserFlags, findBrowser, type BrowserKind } from './scripts/browser.ts';
import { isFullRun } from './tests/tier.ts';

const ci = Boolean(process.env.CI);

/** Specs that need a full browser: scrollbars that take up space, the back/forward cache, frames. */
const needWindow = ['scrollbar-gutter', 'back-forward-cache', 'embedding', 'device-probes'].map(
  (name) => `**/${name}.spec.ts`,
);
/** Specs with the longest tests. They start first, so that no worker is idle while the last one finishes. */
const longest = ['**/journey.spec.ts', '**/wallet-*.spec.ts', '**/accessible-*.spec.ts'];

/** Specs about local dates: in the first hours of a day in Shanghai it is still the previous day in UTC. */
const eastOfGreenwich = ['**/local-dates.spec.ts'];

const launch = (kind: BrowserKind) => ({
  executablePath: findBrowser(kind) ?? undefined,
  args: [...browserFlags, ...(process.env.SPEED_FLAGS?.split(';') ?? [])],
});
const headless = { ...devices['Desktop Chrome'], launchOptions: launch('headless-shell') };

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
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteUrl,
    locale: 'en',
    // Tracing every test would take half of a small machine's time, so only retries are traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    ...(process.env.SPEED_REDUCE ? { contextOptions: { reducedMotion: 'reduce' as const } } : {}),
    ...(process.env.SPEED_REUSE ? { reuseContext: true } : {}),
  },
  projects: [
    { name: 'longest', testMatch: longest, testIgnore: needWindow, use: headless },
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
      use: { ...headless, timezoneId: 'Asia/Shanghai' },
    },
    { name: 'rest', testIgnore: [...longest, ...needWindow, ...eastOfGreenwich], use: headless },
  ],
});
