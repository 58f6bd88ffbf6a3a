import { onServer, people, someOfWallet, withScript, type Person } from './guards-table.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { OPENING } from './wallet-figures.ts';

// What a script adds to where the server ends. An address that the server sends elsewhere is not opened again: its end is.

const { ways, guests, codes, onboarding, wallet } = onServer;
const groups = [ways, guests, codes, onboarding, { ...wallet, paths: someOfWallet }];
/** Played like another one whom the API refuses. */
const alike: readonly Person[] = ['expiredSession', 'deleted'];
const called = ['/user/profile', '/auth/device-id', '/wallet/', '/market/', '/ws'];

/** The addresses at which the server leaves a person. */
const stays = Object.fromEntries(
  (Object.keys(people) as Person[]).map((person) => [
    person,
    matrix(
      `addresses where ${person} stays`,
      groups.flatMap(({ paths, ends }) => (ends[person] === 'stays' ? paths : [])),
      // Elsewhere a script adds nothing; tests/server/guards.test.ts has every address.
      (path) => withScript[path]?.[person] !== undefined,
    ),
  ]),
) as Record<Person, readonly string[]>;

for (const person of (Object.keys(people) as Person[]).filter((each) => !alike.includes(each))) {
  // requirement: 2.03, 4.15, 4.28, 4.31, T.15
  test(`with a script, ${person} ends where they belong`, async ({ page, mock }) => {
    mock.expectErrors(...called);
    const enter = () => mock.persona(people[person], { login: true });
    if (person === 'down') await mock.fault({ op: '*', effect: { type: 'reset' } });
    for (const path of stays[person]) {
      // A dead session is dropped on the way, and a script may log out.
      await enter();
      const { ends = path, toast: text, heading } = withScript[path]?.[person] ?? {};
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // First, because it does not stay for long.
      if (text) await expect(toast(page, text), path).toBeVisible(OPENING);
      await expect(page, path).toHaveURL(ends, OPENING);
      // Every island has taken over: whatever a script does with who is here, it has begun to.
      await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      if (heading) await expect(page.getByRole('heading', { name: heading }), path).toBeVisible();
      await expect(page, path).toHaveURL(ends);
    }
  });
}
