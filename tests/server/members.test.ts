import { describe, expect, it, vi } from 'vitest';
import { MEMBER_PAGE_SCRIPT, memberPageScriptHash } from '#src/components/shell/member-page-script.ts';
import { messages } from '#src/i18n/messages.ts';
import { snapshotMap } from '../build/dist.ts';
import { pageOf } from './page.ts';
import { useMockInProcess } from './site-with-mock.ts';
import type { Answer } from './site.ts';

const api = useMockInProcess();

const outcome = ({ status, headers }: Answer) => (status === 303 ? headers.location : status);
const setCookies = ({ headers }: Answer) => (headers['set-cookie'] ?? []).join('\n');

describe('a member', () => {
  it('costs one API call, with the cookies of the request', async () => {
    const { cookie } = await api.signedIn('complete');
    const answer = await api.site.ask('/', { cookie });
    expect(answer.text).toContain('Tobi Adeyemi');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.vary).toContain('Cookie');
    expect(api.calls.map(({ url }) => new URL(url).pathname)).toEqual(['/user/profile/status']);
    expect(api.calls[0]?.headers.get('cookie')).toBe(cookie);
    expect(api.calls[0]?.headers.get('x-cowrie-render')).toBe('1');
  });

  it('costs one API call for a missing page too', async () => {
    const { cookie } = await api.signedIn('complete');
    const answer = await api.site.ask('/no/such/page', { cookie });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(api.calls).toHaveLength(1);
  });

  // requirement: 2.79
  it('sees their name in the navigation, and neither login nor sign-up', async () => {
    const { home, shell } = messages('en');
    const answer = await api.site.ask('/', await api.signedIn('complete'));
    const banner = pageOf(answer, 'header');
    const [member] = banner.getAllByRole('link', { name: 'Open your wallet: Tobi Adeyemi @tobiade' });
    expect(member?.textContent).toContain('Tobi Adeyemi');
    expect(member?.textContent).toContain('@tobiade');
    expect(member?.getAttribute('href')).toBe('/w');
    expect(banner.queryByRole('link', { name: shell.account.login })).toBeNull();
    expect(pageOf(answer).queryByRole('textbox', { name: home.box.label })).toBeNull();
    // A guest has both.
    const guest = await api.site.ask('/');
    expect(pageOf(guest, 'header').getAllByRole('link', { name: shell.account.login })[0]).toBeDefined();
    expect(pageOf(guest).getByRole('textbox', { name: home.box.label })).toBeDefined();
  });

  it('has a name only in elements that session recording masks', async () => {
    const { cookie } = await api.signedIn('complete');
    // The sample people on our pages have the same name.
    const names = (text: string) => text.match(/Tobi|tobiade/g)?.length ?? 0;
    for (const path of ['/', '/features', '/cn', '/cn/features']) {
      const [member, guest] = [await api.site.ask(path, { cookie }), await api.site.ask(path)];
      expect(names(member.text), path).toBeGreaterThan(names(guest.text));
      const rest = member.text.replace(/<a class="member"[^>]* data-mask[ >][^]*?<\/a>/, '');
      expect(names(rest), path).toBe(names(guest.text));
    }
  });

  it('gets every public page with their name, uncached, and with no script but that which clears it when the browser brings it back', async () => {
    const { cookie } = await api.signedIn('complete');
    for (const path of Object.keys(snapshotMap.pages).filter((name) => !/\.\w+$/.test(name))) {
      const answer = await api.site.ask(path, { cookie });
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([
        path,
        200,
        'private, no-store',
      ]);
      expect(answer.text, path).toContain('Tobi Adeyemi');
      expect(answer.headers['content-security-policy'], path).toMatch(
        new RegExp(`script-src (?:'self' )?'${memberPageScriptHash.replace(/[+/]/g, '\\$&')}';`),
      );
      const scripts = answer.text.match(/<script(?![^>]*application\/ld\+json)[^]*?<\/script>/g);
      expect(scripts, path).toEqual([`<script>${MEMBER_PAGE_SCRIPT}</script>`]);
    }
  });

  // requirement: 2.83
  it.each([
    ['complete', '/login', '/w'],
    ['complete', '/cn/signup', '/w'],
    ['complete', '/forgot-password', '/w'],
    ['complete', '/w', 200],
    ['complete', '/profile-setup', '/w'],
    ['complete', '/set-password', '/w'],
    ['complete', '/device-verification', '/w'],
    ['missing-all', '/w', '/profile-setup'],
    ['missing-all', '/login', '/profile-setup'],
    ['missing-all', '/cn/profile-setup', '/cn/set-password'],
    ['missing-all', '/set-username', 200],
    ['missing-reordered', '/w/assets', '/profile-setup'],
    ['missing-username', '/profile-setup', '/set-username'],
    ['missing-username', '/set-password', '/set-username'],
    ['incomplete-flag-only', '/w', 200],
    ['incomplete-flag-only', '/profile-setup', '/w'],
    ['device-unverified', '/w', '/device-verification'],
    ['device-unverified', '/cn/login', '/cn/device-verification'],
    ['device-unverified', '/device-verification', 200],
  ])('%s: %s -> %s', async (persona, path, expected) => {
    const answer = await api.site.ask(path, await api.signedIn(persona));
    expect(outcome(answer)).toBe(expected);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('a guest', () => {
  // requirement: 6.03
  it.each([
    ['/w', '', '/login'],
    ['/w/assets', 'lang=cn', '/cn/login'],
    ['/profile-setup', '', '/login'],
    ['/cn/set-password', '', '/cn/login'],
    ['/login', '', 200],
    ['/forgot-password', '', 200],
    ['/cn/forgot-password', '', 200],
    ['/auth-loading', '', 200],
    ['/device-verification', '', 200],
  ])('%s with "%s" -> %s, without a call', async (path, cookie, expected) => {
    const answer = await api.site.ask(path, { cookie });
    expect(outcome(answer)).toBe(expected);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(api.calls).toHaveLength(0);
  });

  it('keeps the language of the page that they log in on', async () => {
    expect(setCookies(await api.site.ask('/cn/login'))).toMatch(
      /^lang=cn; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    );
    expect(setCookies(await api.site.ask('/cn/login', { cookie: 'lang=cn' }))).toBe('');
    expect(setCookies(await api.site.ask('/login', { cookie: 'lang=cn' }))).toMatch(/^lang=en;/);
  });
});

describe('an expired session cookie', () => {
  it.each(['/', '/w', '/login', '/cn/profile-setup', '/no/such/page'])(
    'is cleared in the response for %s',
    async (path) => {
      const answer = await api.site.ask(path, { cookie: 'access_token=gone' });
      expect(setCookies(answer)).toMatch(/^access_token=; Path=\/; Max-Age=0/m);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    },
  );

  it('causes no redirect loop, even if the browser keeps it', async () => {
    const cookie = 'access_token=gone';
    expect(outcome(await api.site.ask('/w', { cookie }))).toBe('/login');
    expect(outcome(await api.site.ask('/login', { cookie }))).toBe(200);
  });

  const refusal = { status: 'error', message: null, code: 'account_banned', request_id: 'req_1' };

  it.each([
    ['account_banned', '/login?em=bnact-cspt'],
    ['account_deleted', '/login?em=dlact-cspt'],
    ['forbidden', '/login'],
    ['__proto__', '/login'],
  ])('is a guest for a 403 of the API with the code %s, redirected to %s', async (code, login) => {
    api.network = async () => Response.json({ ...refusal, code }, { status: 403 });
    for (const [path, end] of [
      ['/w', login],
      ['/set-password', login],
      ['/cn/user-info', `/cn${login}`],
      ['/login', 200],
    ]) {
      const answer = await api.site.ask(String(path), { cookie: 'access_token=banned' });
      expect(outcome(answer), String(path)).toBe(end);
      expect(setCookies(answer)).toContain('access_token=;');
    }
  });

  it.each([
    ['of a firewall', async () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['with another body', async () => Response.json({ error: 'ip' }, { status: 403 })],
    [
      'that asks for the device to be verified',
      async () => Response.json({ ...refusal, device_unauthorized: true }, { status: 403 }),
    ],
  ])('stays signed in after a 403 %s', async (_whose, answerWith) => {
    api.network = answerWith;
    const answer = await api.site.ask('/w', { cookie: 'access_token=a' });
    expect(outcome(answer)).toBe(200);
    expect(setCookies(answer)).not.toContain('access_token');
  });
});

describe('an API that does not respond', () => {
  const never = async ({ signal }: Request) =>
    new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  const failures: [string, (request: Request) => Promise<Response>][] = [
    ['answers 500', async () => new Response('oops', { status: 500 })],
    ['answers 503', async () => new Response(null, { status: 503, headers: { 'retry-after': '5' } })],
    ['answers 429', async () => new Response(null, { status: 429 })],
    [
      'answers HTML',
      async () => new Response('<p>maintenance', { headers: { 'content-type': 'text/html' } }),
    ],
    ['breaks the contract', async () => Response.json({ status: 'success', required: ['passport'] })],
    ['refuses the connection', async () => Promise.reject(new TypeError('fetch failed'))],
    ['never answers', never],
  ];

  it('delays a page by 300 ms at most', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await api.site.ask('/w', { cookie: 'access_token=a' });
    expect(timeout.mock.calls).toEqual([[300]]);
  });

  it.each(failures)('%s: every requested page is rendered', async (_name, fail) => {
    api.network = fail;
    const cookie = 'access_token=a';
    for (const path of ['/w', '/login', '/profile-setup', '/set-password', '/']) {
      const answer = await api.site.ask(path, { cookie });
      expect(outcome(answer), path).toBe(200);
      expect(setCookies(answer)).not.toContain('access_token');
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect((await api.site.ask('/', { cookie })).text).toContain('Anonymous');
  });
});
