import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, Visitor } from '../visitor.ts';
import { beginGoogle, chooseAtGoogle } from '../sign-in/google-steps.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

const begin = (headers?: Record<string, string>) => beginGoogle(ann, headers);
const choose = (url: URL, form: Record<string, string>) => chooseAtGoogle(ann, url, form);

test('asks on a page without script, in the reader’s language', async () => {
  const url = await begin();
  expect(url.pathname).toBe('/__mock/google');
  const response = await ann.send('GET', url.pathname + url.search, { headers: { 'accept-language': 'zh' } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('使用 Google 登录');
  expect(html).toMatch(/<label for="email">/);
  expect(html).not.toMatch(/<script|style=|(?:src|href|action)="https?:/);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src data:; style-src 'self'; form-action 'self' http://localhost:4321; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('approving makes an account, signs in and goes back to the site that asked', async () => {
  const { status, to } = await choose(await begin(), { email: 'Ada@Example.com', choice: 'approve' });
  expect(status).toBe(303);
  const back = new URL(to);
  expect(back.origin + back.pathname).toBe('http://localhost:4321/oauth/callback');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    is_new_user: 'true',
    email: 'ada@example.com',
  });
  expect(back.searchParams.get('token')).toMatch(/^[0-9a-f]{64}$/);
  expect(back.searchParams.get('refresh_token')).not.toBe(back.searchParams.get('token'));
  expect((await ann.get('/user/profile/status')).body.required).toEqual([
    'user_info',
    'username',
    'referral',
  ]);

  const again = await choose(await begin(), { email: 'ada@example.com', choice: 'approve' });
  expect(new URL(again.to).searchParams.get('is_new_user')).toBe('false');
  expect(Object.keys(app.sandboxes.default.state.users)).toHaveLength(1);
});

test.each([
  [{ referer: 'http://localhost:4333/signup' }, 'http://localhost:4333'],
  [{ origin: 'https://evil.example', referer: 'https://evil.example/' }, 'http://localhost:4321'],
  [{}, 'http://localhost:4321'],
])('comes back to %j at %s', async (headers, site) => {
  const { to } = await choose(await begin(headers), { choice: 'cancel' });
  expect(to).toBe(`${site}/oauth/callback?error=access_denied`);
});

test('can leave out a parameter, as a broken answer would', async () => {
  const { to } = await choose(await begin(), {
    email: 'a@example.com',
    choice: 'approve',
    answer: 'refresh_token',
  });
  expect([...new URL(to).searchParams.keys()]).toEqual(['token', 'is_new_user', 'email']);
});

test.each([
  ['banned', 'bnact-cspt'],
  ['deleted', 'dlact-cspt'],
])('%s: back to login with em=%s', async (name, em) => {
  const { email } = await new Visitor(app).become(name, false);
  const { to } = await choose(await begin(), { email, choice: 'approve' });
  expect(to).toBe(`http://localhost:4321/login?em=${em}`);
  expect(ann.cookies.has('access_token')).toBe(false);
});

test('a wrong address is asked again, its text escaped', async () => {
  const { status, text } = await choose(await begin(), { email: '"><script>x', choice: 'approve' });
  expect(status).toBe(422);
  expect(text).toContain('aria-describedby="email-error"');
  expect(text).not.toContain('<script');
});

test('the state is single use, and none is no request at all', async () => {
  const url = await begin();
  await choose(url, { email: 'a@example.com', choice: 'approve' });
  expect((await choose(url, { email: 'b@example.com', choice: 'approve' })).status).toBe(400);
  for (const state of ['', '__proto__', 'guess']) {
    expect((await choose(url, { state, email: 'b@example.com', choice: 'approve' })).status).toBe(400);
  }
});

test('stays in its sandbox', async () => {
  await ann.control('POST', '/sandboxes', { id: 's-google' });
  const bob = new Visitor(app, { 'x-mock-sandbox': 's-google' });
  const { body } = await bob.get('/auth/google');
  const url = new URL(body.redirect_url as string);
  expect(url.searchParams.get('__sandbox')).toBe('s-google');
  await chooseAtGoogle(bob, url, { email: 'bob@example.com', choice: 'approve' });
  expect(Object.keys(app.sandboxes.default.state.users)).toHaveLength(0);
  expect(Object.keys(app.sandboxes.find('s-google')!.state.users)).toHaveLength(1);
});
