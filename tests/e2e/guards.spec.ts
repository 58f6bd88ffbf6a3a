import type { BrowserContext } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { siteUrl } from '../../scripts/addresses.ts';
import { onServer, people, someOfWallet, type Person } from './guards-table.ts';
import { expect, test } from './mock.ts';

// The server decides before any script: each address is asked for as a browser without one would, redirects and all.

const { auth, onboarding } = messages('en');
/** What the pages that can't do without a script say where there is none. */
const needsScript = [auth.shared.needsScript, auth.loading.needsScript, onboarding.shared.needsScript];
/** Every address of the wallet is asked for by one of each kind: turned away, sent to a step, let in. */
const thorough: readonly Person[] = ['guest', 'username', 'complete'];
const MOST_REDIRECTS = 2;

async function cookiesOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Milliseconds after which the server no longer waits to hear who asks, as on a stalled machine: such an answer says nothing. */
const SERVER_WAITS = 300;
const VISITS = 3;

/** The page that an address leads to. A dead session's cookie is sent each time, as by a browser that comes for the first. */
async function open(path: string, cookie: string, visit = 1): Promise<{ path: string; answer: Response }> {
  let here = path;
  for (let redirects = 0; ; redirects += 1) {
    const asked = performance.now();
    const answer = await fetch(siteUrl + here, { redirect: 'manual', headers: { cookie } });
    if (performance.now() - asked >= SERVER_WAITS && visit < VISITS) return open(path, cookie, visit + 1);
    const next = answer.headers.get('location');
    if (next === null || redirects === MOST_REDIRECTS) return { path: here, answer };
    here = next;
  }
}

for (const person of Object.keys(people) as Person[]) {
  // requirement: 2.02, 4.15, 4.28, 4.31, T.15
  test(`without a script, ${person} ends where they belong from every address`, async ({ context, mock }) => {
    await mock.persona(people[person], { login: true });
    if (person === 'down') await mock.fault({ op: '*', effect: { type: 'reset' } });
    const cookie = await cookiesOf(context);
    for (const [group, { paths, ends }] of Object.entries(onServer)) {
      for (const path of group === 'wallet' && !thorough.includes(person) ? someOfWallet : paths) {
        const { path: end, answer } = await open(path, cookie);
        const expected = ends[person] === 'stays' ? path : ends[person];
        expect.soft([path, answer.status, end]).toEqual([path, 200, expected]);
        const html = await answer.text();
        if (group === 'public') continue;
        expect.soft(answer.headers.get('cache-control'), path).toBe('private, no-store');
        const [, told = ''] = /<noscript>\s*<p[^>]*>\s*([^<]+?)\s*<\/p>/.exec(html) ?? [];
        expect.soft(needsScript, path).toContain(told);
      }
    }
  });
}
