import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { googleAuthUrl, isAllowedRedirect } from '#src/stores/sign-in/google-sign-in.ts';
import { connectToMock } from '../../in-process.ts';
import { sized } from '../../tier.ts';

const API = 'https://api.cowrie.example';
const GOOD = 'https://accounts.google.com/o/oauth2/v2/auth?client_id=1';

describe('redirect URLs of Google’s sign-in', () => {
  test.each([
    ['https://accounts.google.com/o/oauth2/v2/auth?client_id=1', true],
    [`${API}/auth/google/start`, true],
    ['http://accounts.google.com/o', false],
    ['https://accounts.google.com.evil.example/', false],
    ['https://accounts.google.com@evil.example/', false],
    ['https://user:pass@accounts.google.com/', false],
    ['https://accounts.google.com:444/', false],
    ['javascript:alert(1)', false],
    [`blob:${API}/0b6b5d`, false],
    [`filesystem:${API}/temporary/a.html`, false],
    ['//evil.example', false],
    ['/w', false],
    ['', false],
    ['https://api.cowrie.example.evil.example/', false],
  ])('%s: %s', (address, allowed) => {
    expect(isAllowedRedirect(address, API)).toBe(allowed);
  });
});

const scheme = fc.constantFrom(
  'https:',
  'HTTPS:',
  'http:',
  'javascript:',
  'java\tscript:',
  'data:text/html,',
  'blob:',
  'blob:https:',
  'filesystem:https:',
  'view-source:https:',
  'vbscript:',
  'ftp:',
  'wss:',
  'intent:',
  '',
);
const slashes = fc.constantFrom('//', '/', '', '\\\\', '\\', '/\\', '///', '//\t', '/\n/');
const userinfo = fc.constantFrom(
  '',
  '',
  '@',
  ':@',
  'me@',
  'me:secret@',
  'accounts.google.com@',
  '%00@',
  'a%40b@',
);
const host = fc.oneof(
  fc.constantFrom(
    'accounts.google.com',
    'accounts.google.com',
    'ACCOUNTS.google.com',
    'accounts.google.com.',
    'accounts.google.com.evil.example',
    'accounts.google.com%2eevil.example',
    'accounts.google.com%00.evil.example',
    'accounts.google.com\u0000.evil.example',
    'accounts\u3002google\u3002com',
    '\u0430ccounts.google.com',
    'accounts.g\u00f6\u00f6gle.com',
    'xn--ccounts-1fg.google.com',
    'evil-accounts.google.com',
    'google.com',
    'api.cowrie.example',
    'api.cowrie.example.evil.example',
    '[::1]',
    '2130706433',
    'evil.example#@accounts.google.com',
    'evil.example?accounts.google.com',
    'evil.example\\@accounts.google.com',
    'evil.example/accounts.google.com',
  ),
  fc.domain(),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const tail = fc.oneof(
  fc.constantFrom(
    '',
    '/',
    ':443/',
    ':444/',
    ':0443/',
    ':/',
    '/..//evil.example',
    '?next=//evil.example',
    '#@x',
    '\\x',
  ),
  fc.webPath(),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
/** A valid URL with something inserted, and URLs built from parts used in attacks. */
const hostile = fc.oneof(
  fc.tuple(scheme, slashes, userinfo, host, tail).map((parts) => parts.join('')),
  fc
    .tuple(fc.nat(GOOD.length), fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }))
    .map(([at, put]) => GOOD.slice(0, at) + put + GOOD.slice(at)),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const RUNS = sized(1000, 10_000);

// requirement: 4.43, 7.13, T.04
test('a hostile URL leads to Google or the API, over https and without credentials, or is rejected', async () => {
  const mock = connectToMock();
  const answer = (await (await mock.send('http://localhost:8787/auth/google')).json()) as object;
  const counts = { followed: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(hostile, async (redirect_url) => {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...answer, redirect_url })));
      const address = await googleAuthUrl(API);
      if (address === null) {
        counts.refused += 1;
        return;
      }
      counts.followed += 1;
      // As `location.assign` would resolve it, on a page of the site.
      const {
        protocol,
        username,
        password,
        host: named,
        href,
      } = new URL(address, 'https://cowrie.example/login');
      expect([protocol, username, password]).toEqual(['https:', '', '']);
      expect(['accounts.google.com', 'api.cowrie.example']).toContain(named);
      expect(href).toBe(address);
      expect(address).toMatch(/^https:\/\/(?:accounts\.google\.com|api\.cowrie\.example)\/[\x21-\x7e]*$/);
    }),
    { numRuns: RUNS },
  );
  expect(counts.followed).toBeGreaterThan(RUNS / 20);
  expect(counts.refused).toBeGreaterThan(RUNS / 2);
});
