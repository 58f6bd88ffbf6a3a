import { afterEach, describe, expect, it, vi } from 'vitest';
import { withoutLastSlashes } from '#src/intl/locale.ts';
import { isKnownPrefix, needsUnprefixing, requestLocale, savesLanguage } from '#src/middleware/locale.ts';
import { cookiesForApi, hasSession } from '#src/config/session-cookie.ts';
import { memberOf, resolveViewer } from '#src/middleware/viewer.ts';
import { misroutedOauthCallback } from '#src/middleware/oauth.ts';
import { expiredSession } from '#src/middleware/session-cookie.ts';

const query = (text: string) => new URLSearchParams(text);

describe('an OAuth callback on any URL', () => {
  // requirement: 3.20, 4.42
  it.each([
    ['/', 'token=a&refresh_token=b&email=c%40d.e&is_new_user=true'],
    ['/cn/features', 'token=a'],
    ['/w', 'refresh_token=b'],
    ['/oauth', 'token='],
  ])('%s?%s is redirected to the callback with its query', (path, search) => {
    expect(misroutedOauthCallback('GET', path, query(search))).toBe(`/oauth/callback?${search}`);
  });

  it.each([
    ['GET', '/oauth/callback', 'token=a'],
    ['GET', '/login', 'email=c%40d.e'],
    ['GET', '/login', 'my_token=a'],
    ['GET', '/login', ''],
    ['POST', '/login', 'token=a'],
  ])('%s %s?%s is not redirected', (method, path, search) => {
    expect(misroutedOauthCallback(method, path, query(search))).toBeNull();
  });
});

describe('the language of a request', () => {
  it.each([
    ['/', 'cn', 'en'],
    ['/cn', undefined, 'cn'],
    ['/cn/login', 'en', 'cn'],
    ['/cnn', undefined, 'en'],
    ['/w', 'cn', 'cn'],
    ['/w/assets', undefined, 'en'],
    ['/auth-loading', 'zh-CN', 'cn'],
    ['/oauth/callback', 'fr', 'en'],
    ['/500', 'cn', 'cn'],
  ])('%s with lang=%s is %s', (path, lang, locale) => {
    expect(requestLocale(path, lang)).toBe(locale);
  });

  it.each([
    [null, 'en'],
    ['', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'cn'],
    ['en-US,en;q=0.9,zh-CN;q=0.8', 'en'],
    ['fr, zh-TW;q=0.4, en;q=0.2', 'cn'],
    ['en;q=0.3, zh;q=0.7', 'cn'],
    ['zh;q=0, en', 'en'],
    ['yo,*;q=0.5', 'en'],
    ['zho, english;q=x', 'en'],
  ] as const)('follows the browser on a first visit to the wallet: %s is %s', (header, locale) => {
    expect(requestLocale('/w', undefined, header)).toBe(locale);
    expect(requestLocale('/w', 'en', header)).toBe('en');
    expect(requestLocale('/', undefined, header)).toBe('en');
  });

  it.each([
    // A signed-in user without a saved language: the page’s language is saved. A saved one is never replaced.
    ['/cn', 'cn', undefined, 'member', true],
    ['/blog', 'en', undefined, 'member', true],
    ['/cn', 'cn', 'en', 'member', false],
    ['/cn', 'cn', undefined, 'guest', false],
    // Signing in on a page saves its language.
    ['/login', 'en', 'cn', 'sign-in', true],
    ['/login', 'en', 'en', 'sign-in', false],
    // The wallet: an account with Chinese as its language gets it in an English browser too.
    ['/w', 'cn', undefined, 'member', true],
    ['/w', 'en', undefined, 'member', false],
    ['/w', 'cn', 'cn', 'member', false],
  ] as const)('%s in %s with lang=%s, as %s: saved is %s', (path, locale, lang, who, saved) => {
    const viewer = { isSignIn: who === 'sign-in', isMember: who === 'member' };
    expect(savesLanguage(path, locale, lang, viewer)).toBe(saved);
  });

  // requirement: 9.17
  it('knows two URL prefixes', () => {
    expect(['/cn/w', '/cn/w/token/btc', '/cn/auth-loading'].every(needsUnprefixing)).toBe(true);
    expect(['/cn', '/cn/login', '/w', '/w/cn', '/cn/world', '/en/w', '/cn//w'].some(needsUnprefixing)).toBe(
      false,
    );
    expect([undefined, '', 'cn'].every(isKnownPrefix)).toBe(true);
    expect(['en', 'zh', 'cn/w', 'foo', 'CN'].some(isKnownPrefix)).toBe(false);
  });
});

describe('slashes at the end of a path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/cn//', '/cn'],
    ['/a//b/', '/a//b'],
    ['', ''],
  ])('%s is %s', (path, expected) => {
    expect(withoutLastSlashes(path)).toBe(expected);
  });

  it('are found in linear time, even where most slashes are not at the end', () => {
    // A regular expression that backtracks would take minutes, so this test would time out.
    const path = `/w${'/'.repeat(300_000)}x`;
    expect(withoutLastSlashes(path)).toBe(path);
  });
});

describe('a session', () => {
  // requirement: 3.19
  it.each([
    [null, false],
    ['', false],
    ['lang=cn', false],
    ['access_token=', false],
    ['access_token=; lang=cn', false],
    ['xaccess_token=a', false],
    ['access_token=a', true],
    ['lang=cn; access_token=a', true],
    ['lang=cn;access_token=a; x=y', true],
  ])('cookie "%s": %s', (cookie, expected) => {
    expect(hasSession(cookie)).toBe(expected);
  });

  describe('a token of the wrong shape', () => {
    const malformed = ['a b', '"a"', 'a%20b', 'a,b', '<a>', 'naïve', '=a', 'a\u0000', 'a'.repeat(4097)];
    afterEach(() => vi.unstubAllGlobals());
    const viewerOf = async (cookie: string) => {
      const calls: Request[] = [];
      vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
        calls.push(new Request(input, init));
        return new Response(null, { status: 401 });
      });
      // A header as it arrives: Node refuses to make one of other characters.
      const request = { headers: { get: () => cookie } } as unknown as Request;
      const viewer = await resolveViewer(request, 'http://localhost:8787', 'en', 300);
      return { viewer, calls };
    };

    it.each(malformed)('%j makes no call, and its cookie is cleared', async (token) => {
      const { viewer, calls } = await viewerOf(`lang=cn; access_token=${token}`);
      expect(viewer).toEqual({ kind: 'guest', stale: true });
      expect(calls).toEqual([]);
    });

    it.each(malformed)('%j is not sent on with the other cookies', (token) => {
      expect(cookiesForApi(`lang=cn; access_token=${token}; __mock_sandbox=s-1`)).toBe(
        'lang=cn; __mock_sandbox=s-1',
      );
      expect(cookiesForApi(`access_token=${token}`)).toBeNull();
    });

    it('leaves tokens of every usual kind alone', async () => {
      for (const token of [
        'a',
        'f'.repeat(64),
        'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
        'a+/b==',
        'a'.repeat(4096),
      ]) {
        expect(cookiesForApi(`lang=cn; access_token=${token}`)).toBe(`lang=cn; access_token=${token}`);
        expect((await viewerOf(`access_token=${token}`)).calls).toHaveLength(1);
      }
    });
  });

  it.each([
    ['http://localhost:4321', 'http://localhost:8787', []],
    ['https://www.cowrie.example', 'https://api.cowrie.example', ['cowrie.example']],
    ['https://cowrie.example', 'https://api.cowrie.example', ['cowrie.example']],
    ['https://app.cowrie.example', 'https://app.cowrie.example', ['app.cowrie.example', 'cowrie.example']],
    ['https://cowrie.example', 'https://api.other.example', []],
    ['http://10.0.0.1', 'http://10.0.0.1:8787', []],
  ])('ends for %s with the API at %s on every shared domain', (site, api, domains) => {
    const cookies = expiredSession(site, api);
    expect(cookies).toHaveLength(1 + domains.length);
    expect(cookies[0]).not.toContain('Domain=');
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^access_token=; Path=\/; Max-Age=0; /);
      expect(cookie.includes('; Secure')).toBe(site.startsWith('https:'));
    }
    expect(cookies.slice(1).map((cookie) => /Domain=(.+)$/.exec(cookie)?.[1])).toEqual(domains);
  });

  it.each([
    [
      { first_name: 'Tobi', last_name: 'Adeyemi', username: 'tobiade', customer_id: 'cus_1' },
      'Tobi Adeyemi',
      'tobiade',
      'cus_1',
    ],
    [{ first_name: 'Tobi', last_name: null, username: '', customer_id: '' }, 'Tobi', null, null],
    [{}, null, null, null],
  ])('shows %j as %s, @%s, %s', (person, fullName, username, customerId) => {
    const status = {
      status: 'success',
      required: [],
      optional: [],
      user_status: 'complete',
      device_unauthorized: false,
      ...person,
    } as const;
    expect(memberOf({ kind: 'member', status: { ...status, required: [], optional: [] } })).toEqual({
      fullName,
      username,
      customerId,
      status: 'known',
    });
  });

  it('shows no user for a guest, and a user without a name when the API did not answer', () => {
    expect(memberOf({ kind: 'guest', stale: true })).toBeNull();
    expect(memberOf({ kind: 'unknown' })).toEqual({
      fullName: null,
      username: null,
      customerId: null,
      status: 'unknown',
    });
  });
});
