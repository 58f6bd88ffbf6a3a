import {
  serverRedirects,
  personas,
  sampleWalletPaths,
  clientRedirects,
  type PersonKey,
} from './guards-table.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { loadPage } from './open-page.ts';

// Client-side redirects after the server's. A URL that the server redirects is not opened again, only its target.

const { ways, guests, codes, onboarding, wallet } = serverRedirects;
const groups = [ways, guests, codes, onboarding, { ...wallet, paths: sampleWalletPaths }];
/** Covered by another persona whose session the API rejects. */
const sameAsExpired: readonly PersonKey[] = ['expiredSession', 'deleted'];
const ignoredCalls = ['/user/profile', '/auth/device-id', '/wallet/', '/market/', '/ws'];

/** The URLs that the server does not redirect, by persona. */
const pathsThatStay = Object.fromEntries(
  (Object.keys(personas) as PersonKey[]).map((person) => [
    person,
    matrix(
      `addresses where ${person} stays`,
      groups.flatMap(({ paths, ends }) => (ends[person] === 'stays' ? paths : [])),
      // Other URLs have no client-side redirect; tests/server/guards.test.ts has all of them.
      (path) => clientRedirects[path]?.[person] !== undefined,
    ),
  ]),
) as Record<PersonKey, readonly string[]>;

for (const person of (Object.keys(personas) as PersonKey[]).filter((each) => !sameAsExpired.includes(each))) {
  // requirement: 2.03, 4.15, 4.28, 4.31, T.15
  test(`${person} ends on the right page after client-side redirects`, async ({ page, mock }) => {
    mock.expectErrors(...ignoredCalls);
    const signIn = () => mock.persona(personas[person], { login: true });
    if (person === 'down') await mock.fault({ op: '*', effect: { type: 'reset' } });
    for (const path of pathsThatStay[person]) {
      // The server drops an invalid session, and a script may log out.
      await signIn();
      const { ends = path, toast: text, heading } = clientRedirects[path]?.[person] ?? {};
      await loadPage(page, path, { waitUntil: 'domcontentloaded' });
      // First, because the toast closes soon.
      if (text) await expect(toast(page, text), path).toBeVisible();
      await expect(page, path).toHaveURL(ends);
      // Every island has hydrated, so every client-side redirect has started.
      await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      if (heading) await expect(page.getByRole('heading', { name: heading }), path).toBeVisible();
      await expect(page, path).toHaveURL(ends);
    }
  });
}
