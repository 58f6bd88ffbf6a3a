import { defineConfig, devices } from '@playwright/test';
import { siteUrl } from './scripts/addresses.ts';
import { browserFlags, findBrowser } from './scripts/browser.ts';

const ci = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: ci,
  // Once more, to tell what is broken from what a stalled machine held up; `npm test` names the second kind.
  retries: ci ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    locale: 'en',
    // A recording of every test takes half of a small machine; of what fails, the second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags },
      },
    },
  ],
  webServer: {
    command: 'node scripts/preview.ts --no-build',
    url: `${siteUrl}/healthz`,
    reuseExistingServer: !ci,
    timeout: 60_000,
    // preview.ts ends the site and the mock when it is told to.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
