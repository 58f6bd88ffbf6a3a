import type { Page, Request } from '@playwright/test';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { scriptBudget } from '../../scripts/script-budgets.ts';
import { builtFile } from './built-files.ts';
import { expect, test } from './mock.ts';
import { totalOf } from './wallet-page.ts';
import { waitForHydration } from './hydration.ts';
import { openPage } from './open-page.ts';

// What a browser actually fetches; tests/build/initial-scripts.test.ts only sums what the server preloads.

interface Start {
  readonly path: string;
  readonly persona: PersonaName;
  /** The most bytes of the site's JavaScript until the page fetches no more without an interaction. */
  readonly budget: number;
  /** A module that has arrived once the page is at rest. */
  readonly last: string;
}

const starts: readonly Start[] = [
  {
    path: '/signup',
    persona: 'guest',
    budget: scriptBudget('forms'),
    last: 'src/islands/auth/Signup.tsx',
  },
  {
    path: '/user-info',
    persona: 'missing-user-info',
    budget: scriptBudget('onboardingAtRest'),
    last: 'src/ui/form/Combobox.tsx',
  },
  {
    path: '/w',
    persona: 'complete',
    budget: scriptBudget('walletAtRest'),
    last: 'src/islands/wallet/background/BackgroundTasks.tsx',
  },
];

/** The site's scripts that a page has fetched so far, and their transferred bytes without headers. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => new URL(name).pathname.endsWith('.js') && new URL(name).origin === location.origin,
    );
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      names: scripts.map(({ name, encodedBodySize }) => `${encodedBodySize} ${new URL(name).pathname}`),
    };
  });

/** The site's scripts that a page has asked for and not got yet. */
function pendingScripts(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Waits for two idle periods, after which the page has requested what it defers until idle. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

for (const { path, persona, budget, last } of starts)
  test(`${path} fetches no more JavaScript by itself than its kind of page may`, async ({ page, mock }) => {
    const pending = pendingScripts(page);
    await mock.persona(persona, { login: true });
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/w') await expect(totalOf(page)).toContainText('₦');
    await waitForHydration(page);
    await expect.poll(async () => (await scriptsOf(page)).names.join('\n')).toContain(builtFile(last));
    await idle(page);
    await expect.poll(() => pending.size).toBe(0);
    const { bytes, names } = await scriptsOf(page);
    expect(bytes, names.join('\n')).toBeLessThanOrEqual(budget);
  });
