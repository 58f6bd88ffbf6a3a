import { describe, expect, it } from 'vitest';
import { PROXY_SECRET_HEADER } from '#contract/forwarding.ts';
import { origin } from '../build/dist.ts';
import { PROXY_SECRET } from '../mock-api/visitor.ts';
import { good } from './invalid-messages.ts';
import { useMockInProcess, type Visitor } from './site-with-mock.ts';

// One proxy stands in front of the site, and appends the address that it was called from.
const api = useMockInProcess({ proxies: 1 });
const LIMIT = 5;

let number = 0;
/** Posts the contact form, from another email address each time. @returns the page's status. */
async function send(visitor: Visitor, forwarded: string): Promise<number> {
  const { status } = await api.site.ask('/contact?_action=contact', {
    method: 'POST',
    cookie: visitor.cookie,
    body: new URLSearchParams({ ...good, email: `ada${(number += 1)}@example.com` }).toString(),
    headers: {
      host: new URL(origin).host,
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': forwarded,
    },
  });
  return status;
}

describe('the address that the site passes on to the API', () => {
  it('is each visitor’s own, so that two do not share a limit', async () => {
    const visitor = await api.signedIn();
    for (let turn = 0; turn < LIMIT; turn += 1) expect(await send(visitor, '192.0.2.1')).toBe(303);
    expect(await send(visitor, '192.0.2.1')).toBe(429);
    expect(await send(visitor, '192.0.2.2')).toBe(303);
  });

  it('is the proxy’s word, whatever the visitor writes before it', async () => {
    const visitor = await api.signedIn();
    for (let turn = 0; turn < LIMIT; turn += 1)
      expect(await send(visitor, `203.0.113.${turn}, 192.0.2.1`)).toBe(303);
    expect(await send(visitor, '203.0.113.99, 192.0.2.1')).toBe(429);
  });

  it('goes with every call of the server, with the secret and as no page’s', async () => {
    const visitor = await api.signedIn('complete');
    const headers = { 'x-forwarded-for': '203.0.113.1, 192.0.2.1' };
    await api.site.ask('/', { cookie: visitor.cookie, headers });
    await api.site.ask('/no/such/page', { cookie: visitor.cookie, headers });
    await api.site.ask('/support/status', { cookie: visitor.cookie, headers });
    await send(visitor, '203.0.113.1, 192.0.2.1');
    expect(new Set(api.calls.map(({ url }) => new URL(url).pathname))).toEqual(
      new Set(['/user/profile/status', '/status', '/contact']),
    );
    for (const { url, headers: sent } of api.calls) {
      expect([url, sent.get('x-forwarded-for')]).toEqual([url, '192.0.2.1']);
      expect(sent.get(PROXY_SECRET_HEADER)).toBe(PROXY_SECRET);
      for (const name of ['origin', 'sec-fetch-site', 'referer']) expect(sent.get(name)).toBeNull();
    }
  });

  it('and the secret are on no page', async () => {
    const { cookie } = await api.signedIn('complete');
    for (const path of [
      '/',
      '/w',
      '/contact',
      '/login',
      '/no/such/page',
      '/500',
      '/support/status',
      '/healthz',
    ]) {
      const answer = await api.site.ask(path, { cookie, headers: { 'x-forwarded-for': '192.0.2.1' } });
      const said = answer.text + JSON.stringify(answer.headers);
      expect(said).not.toContain(PROXY_SECRET);
      expect(said).not.toContain('192.0.2.1');
    }
  });
});
