import { expect, it } from 'vitest';
import { useMockInProcess } from './site-with-mock.ts';

// A guest opens a pay link, logs in or signs up, and is led to it once, in the tab that opened it: the server keeps nothing.

const api = useMockInProcess();
const LINK = '/w/send?request=req_1';

it.each([
  [LINK, LINK],
  ['/w/send?to=@ada&utm_source=chat', '/w/send?to=@ada'],
])('a guest who opens %s takes it to the log-in, in the fragment', async (address, link) => {
  const { status, headers } = await api.site.ask(address);
  expect([status, headers.location]).toEqual([303, `/login#pay=${link}`]);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['set-cookie'] ?? []).not.toContainEqual(expect.stringContaining('pay'));
});

it('an expired session is a guest too', async () => {
  const { headers } = await api.site.ask(LINK, { cookie: 'access_token=gone' });
  expect(headers.location).toBe(`/login#pay=${LINK}`);
});

it.each(['/w/send', '/w/send?to=//evil.example', '/w/receive?request=req_1', '/w/send?step=review'])(
  '%s takes nothing along',
  async (address) => {
    expect((await api.site.ask(address)).headers.location).toBe('/login');
  },
);

it('a member who opens a pay link is there already', async () => {
  const { cookie } = await api.signedIn('complete');
  const { status, headers } = await api.site.ask(LINK, { cookie });
  expect([status, headers.location]).toEqual([200, undefined]);
});

it('a cookie of a pay link, which anything on this host could plant, leads nowhere', async () => {
  const { cookie } = await api.signedIn('complete');
  const planted = `${cookie}; pay_link=${encodeURIComponent(LINK)}`;
  const { status, headers } = await api.site.ask('/w', { cookie: planted });
  expect([status, headers.location]).toEqual([200, undefined]);
});
