import { expect, it } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { useMockInProcess } from './site-with-mock.ts';

// A guest opens a pay link, logs in or signs up, and is led to it once.

const api = useMockInProcess();
const { auth } = messages('en');
const LINK = '/w/send?request=req_1';

const cookieOf = (headers: { 'set-cookie'?: string[] | undefined }) =>
  headers['set-cookie']?.find((line) => line.startsWith('pay_link='));
const pair = (line: string | undefined) => line?.split(';')[0] ?? '';

it.each([
  [LINK, LINK],
  ['/w/send?to=@ada&utm_source=chat', '/w/send?to=@ada'],
])('a guest who opens %s is sent to log in, and the link is kept', async (address, link) => {
  const { status, headers } = await api.site.ask(address);
  expect([status, headers.location]).toEqual([303, '/login']);
  expect(headers['cache-control']).toBe('private, no-store');
  const cookie = cookieOf(headers);
  expect(decodeURIComponent(pair(cookie))).toBe(`pay_link=${link}`);
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Max-Age=600', 'Path=/'])
    expect(cookie?.split('; ')).toContain(attribute);
});

it('an expired session is a guest too', async () => {
  const { headers } = await api.site.ask(LINK, { cookie: 'access_token=gone' });
  expect(headers.location).toBe('/login');
  expect(cookieOf(headers)).toBeDefined();
});

it.each([
  '/w/send',
  '/w/send?to=//evil.example',
  '/w/receive?request=req_1',
  '/w/send?step=review',
  '/login?to=@ada',
])('%s keeps nothing', async (address) => {
  expect(cookieOf((await api.site.ask(address)).headers)).toBeUndefined();
});

it('a member who opens a pay link is there already: nothing is kept', async () => {
  const { cookie } = await api.signedIn('complete');
  const { status, headers } = await api.site.ask(LINK, { cookie });
  expect(status).toBe(200);
  expect(cookieOf(headers)).toBeUndefined();
});

it('the login says what it is for, only then', async () => {
  // The island's own data has the sentence either way.
  const shown = `>${auth.login.toPay}</p>`;
  const cookie = pair(cookieOf((await api.site.ask(LINK)).headers));
  expect((await api.site.ask('/login', { cookie })).text).toContain(shown);
  expect((await api.site.ask('/login')).text).not.toContain(shown);
});

it('the first visit to the wallet leads to the payment, and takes the cookie away', async () => {
  const kept = pair(cookieOf((await api.site.ask(LINK)).headers));
  const { cookie } = await api.signedIn('complete');
  const { status, headers } = await api.site.ask('/w', { cookie: `${cookie}; ${kept}` });
  expect([status, headers.location, headers['cache-control']]).toEqual([303, LINK, 'private, no-store']);
  const gone = cookieOf(headers);
  expect(pair(gone)).not.toContain('req_1');
  expect(gone).toMatch(/Expires=Thu, 01 Jan 1970|Max-Age=0/);
  // Without the cookie /w is the dashboard.
  expect((await api.site.ask('/w', { cookie })).status).toBe(200);
});

it('it waits until the profile is complete', async () => {
  const kept = pair(cookieOf((await api.site.ask(LINK)).headers));
  const { cookie } = await api.signedIn('missing-username');
  const { headers } = await api.site.ask('/w', { cookie: `${cookie}; ${kept}` });
  expect(headers.location).toBe('/profile-setup');
  expect(cookieOf(headers)).toBeUndefined();
});

it.each([
  ['//evil.example'],
  ['https://evil.example/w/send?request=req_1'],
  ['/w/send?request=req_1&next=//evil.example'],
  ['/logout'],
])('a cookie that says %s leads nowhere, and goes', async (value) => {
  const { cookie } = await api.signedIn('complete');
  const { status, headers } = await api.site.ask('/w', {
    cookie: `${cookie}; pay_link=${encodeURIComponent(value)}`,
  });
  expect(status).toBe(200);
  expect(headers.location).toBeUndefined();
  expect(cookieOf(headers)).toBeDefined();
});

it('other pages, a page with a panel, and a page that is loaded ahead leave it alone', async () => {
  const { cookie } = await api.signedIn('complete');
  const kept = `${cookie}; pay_link=${encodeURIComponent(LINK)}`;
  for (const address of ['/w/assets', '/w?panel=history', '/auth-loading'])
    expect(cookieOf((await api.site.ask(address, { cookie: kept })).headers), address).toBeUndefined();
  const ahead = await api.site.ask('/w', { cookie: kept, headers: { 'sec-purpose': 'prefetch' } });
  expect([ahead.status, cookieOf(ahead.headers)]).toEqual([200, undefined]);
});
