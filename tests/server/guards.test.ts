import { expect, it } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { localizePath } from '#src/intl/locale.ts';
import { serverRedirects, personas, type PersonKey } from '../e2e/guards-table.ts';
import type { Answer } from './site.ts';
import { useMockInProcess } from './site-with-mock.ts';

// The server decides before any script runs: each path is requested as by a browser without scripts, following redirects.

const api = useMockInProcess();
const { auth, onboarding } = messages('en');
/** The <noscript> text of pages that need a script. */
const needsScript = [
  auth.shared.needsScript,
  auth.loading.needsScript,
  auth.notMe.needsScript,
  onboarding.shared.needsScript,
];
const MOST_REDIRECTS = 2;

/** Requests a path and follows its redirects. Each hop sends the original cookies, as a new browser would. */
async function open(path: string, cookie: string): Promise<{ end: string; answer: Answer }> {
  let end = path;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await api.site.ask(end, { cookie });
    const next = answer.headers.location;
    if (next === undefined || redirects === MOST_REDIRECTS) return { end, answer };
    end = next;
  }
}

/** Signs in as one of the personas; for `down` it also takes the API away. */
async function signInAs(person: PersonKey): Promise<string> {
  if (person === 'down') api.network = () => Promise.reject(new TypeError('fetch failed'));
  return (await api.signedIn(personas[person])).cookie;
}

// requirement: 2.02, 2.03, 2.101, 4.15, 4.28, 4.31, 6.01, 6.04, T.15
it.each(Object.keys(personas) as PersonKey[])('%s ends on the right page from every path', async (person) => {
  const cookie = await signInAs(person);
  for (const [group, { paths, ends }] of Object.entries(serverRedirects))
    for (const path of paths) {
      const { end, answer } = await open(path, cookie);
      const expected = ends[person] === 'stays' ? path : ends[person];
      expect.soft([path, answer.status, end]).toEqual([path, 200, expected]);
      if (group === 'public') continue;
      expect.soft(answer.headers['cache-control'], path).toBe('private, no-store');
      const [, message = ''] = /<noscript>\s*<p[^>]*>\s*([^<]+?)\s*<\/p>/.exec(answer.text) ?? [];
      expect.soft(needsScript, path).toContain(message);
    }
});

// requirement: 2.03
it.each(Object.keys(personas) as PersonKey[])(
  '%s is redirected in the language of the cookie',
  async (person) => {
    const cookie = `lang=cn; ${await signInAs(person)}`;
    const end = serverRedirects.wallet.ends[person];
    expect((await open('/w/assets', cookie)).end).toBe(
      end === 'stays' ? '/w/assets' : localizePath('cn', end),
    );
  },
);

// requirement: 2.03
it.each([
  ['new-user', '/login'],
  ['missing-all', '/set-password'],
  ['missing-reordered', '/set-referral'],
  ['missing-username', '/set-username'],
])('the server sends %s from /w to %s, and asks nothing for them but who they are', async (persona, end) => {
  const { cookie } = await api.signedIn(persona);
  expect((await open('/w/assets', cookie)).end).toBe(end);
  expect(new Set(api.calls.map(({ url }) => new URL(url).pathname))).toEqual(
    new Set(persona === 'new-user' ? [] : ['/user/profile/status']),
  );
});
