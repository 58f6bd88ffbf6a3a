/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { sized } from './tests/tier.ts';

/** Sets the day, the hour and the time zone at which each test file begins; `npm run test:dates` also records who reads the date. */
const clock = [
  'tests/clock/start-today.ts',
  ...(process.env.COWRIE_CLOCK_RECORD ? ['tests/clock/record-readers.ts'] : []),
];

// The limits end a test that hangs; they say nothing of how fast one is, since a small machine may stand still for seconds. They are
// those of the browser tests. The full run has ten times the cases of property tests.
const settings = {
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: sized(60_000, 600_000),
  expect: { poll: { interval: 10, timeout: 15_000 } },
  setupFiles: clock,
};

/** Files that share a process instead of having one each: what a file leaves behind is cleared before the next one. */
const sharedProcess = { isolate: false, setupFiles: ['tests/fresh-modules.ts', ...clock] };

/**
 * Files that put a `document` or a `window` in place, or start a store that lives on for a second after its last listener: what
 * they leave behind would reach the next file.
 */
const isolated = ['tests/stores/**/*.test.ts', 'tests/api/storage.test.ts'];

/** Component tests: React in a DOM, with the mock API in process. */
const dom = ['tests/**/*.dom.test.tsx'];

/** Tests of what lies in the repository: README, requirements, the map of tests, scripts. They read all of it. */
const repository = ['tests/{docs,scripts}/**/*.test.ts'];

/**
 * Node loads these by itself, as it does when the mock runs: they have no state of a page, so a page that loads its modules anew
 * needs no second copy of them, and Vite has nothing to transform.
 */
const native = ['contract', 'mock-api'].map(
  (folder) =>
    new RegExp(`^${RegExp.escape(`${import.meta.dirname.replaceAll('\\', '/')}/${folder}/`)}.*\\.ts$`),
);

// getViteConfig brings astro:env, so that stores and the API client run in tests as they do on a page.
export default getViteConfig({
  test: {
    // Vitest leaves one core to others; nothing else runs beside these.
    maxWorkers: '100%',
    server: { deps: { external: native } },
    projects: [
      {
        extends: true,
        test: {
          ...settings,
          ...sharedProcess,
          name: 'unit',
          // All but the other folders, so that no test is left out by where it lies.
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{build,server,e2e}/**', ...dom, ...isolated, ...repository],
        },
      },
      { extends: true, test: { ...settings, name: 'unit-isolated', include: isolated } },
      { extends: true, test: { ...settings, ...sharedProcess, name: 'repository', include: repository } },
      {
        extends: true,
        test: {
          ...settings,
          ...sharedProcess,
          name: 'dom',
          include: dom,
          alias: { '@playwright/test': `${import.meta.dirname}/tests/no-playwright.ts` },
          environment: './tests/dom-environment.ts',
          environmentOptions: {
            happyDOM: {
              url: 'http://localhost:4321',
              // No page and no stylesheet is fetched: a link elsewhere changes the address, and a sheet counts as loaded.
              settings: {
                disableCSSFileLoading: true,
                handleDisabledFileLoadingAsSuccess: true,
                navigation: { disableMainFrameNavigation: true },
              },
            },
          },
          // With this an import of a stylesheet's address has one.
          css: true,
        },
      },
      // These look at dist/ and at the server that hands it out: `npm run build` for the preview comes first.
      {
        extends: true,
        test: { ...settings, name: 'build', include: ['tests/{build,server}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
