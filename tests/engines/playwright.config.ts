// Firefox and WebKit: `npm run test:engines`. Chromium, and all of the site, is `npm test` (playwright.config.ts).
import '../../scripts/build-ports.ts';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { ZONE } from '../clock/today.ts';
import { firefoxSpecs, notInFirefox } from './firefox/specs.ts';

process.env.TZ = ZONE;

// eslint-disable-next-line no-restricted-syntax -- Playwright takes the default export of this file
export default defineConfig({
  globalSetup: '../e2e/serve-preview.setup.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: Number(process.env.COWRIE_WORKERS) || 2,
  globalTimeout: 30 * 60_000,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  use: { baseURL: siteUrl, locale: 'en', timezoneId: ZONE },
  projects: [
    {
      name: 'firefox',
      testDir: '../e2e',
      testMatch: firefoxSpecs.map((name) => `**/${name}.spec.ts`),
      grepInvert: notInFirefox,
      use: {
        ...devices['Desktop Firefox'],
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: join(import.meta.dirname, 'firefox/launch-firefox.mjs'),
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    },
    { name: 'webkit', testDir: 'webkit', testMatch: '**/*.spec.ts' },
  ],
});
