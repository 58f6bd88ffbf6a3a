import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { listen } from '#mock-api/server/http-server.ts';
import { emptyMock } from '../visitor.ts';

let app: Mock;
beforeEach(() => {
  app = emptyMock();
});

/** The four ways to name a sandbox, strongest first. */
const carriers = ['header', 'query', 'cookie', 'host'] as const;

function request(named: Partial<Record<(typeof carriers)[number], string>>) {
  const headers: Record<string, string> = {};
  if (named.header) headers['x-mock-sandbox'] = named.header;
  if (named.cookie) headers.cookie = `__mock_sandbox=${named.cookie}`;
  if (named.host) headers.host = `${named.host}.localhost:8787`;
  return app.request(`/auth/google${named.query ? `?__sandbox=${named.query}` : ''}`, { headers });
}
const every = (from: number, id = (carrier: string) => `s-${carrier}`) =>
  Object.fromEntries(carriers.slice(from).map((carrier) => [carrier, id(carrier)]));

test.each(carriers)('by %s, before all that are weaker', async (carrier) => {
  for (const each of carriers) app.sandboxes.create(`s-${each}`, {});
  const { headers } = await request(every(carriers.indexOf(carrier)));
  expect(headers.get('x-mock-sandbox')).toBe(`s-${carrier}`);
});

test('without any of them it is the default', async () => {
  expect((await request({})).headers.get('x-mock-sandbox')).toBe('default');
});

test.each(carriers)(
  'an unknown one by %s is a 404, even where a weaker way names a known one',
  async (carrier) => {
    for (const each of carriers) app.sandboxes.create(`s-${each}`, {});
    const response = await request({ ...every(carriers.indexOf(carrier)), [carrier]: 's-gone' });
    expect(response.status).toBe(404);
    expect(response.headers.get('x-mock-sandbox')).toBe('none');
    expect(((await response.json()) as { code: string }).code).toBe('sandbox_unknown');
  },
);

test('the host name that a new sandbox gets leads to it, over a port', async () => {
  const server = await listen(app);
  const created = await fetch(`${server.url}/__mock/sandboxes`, {
    method: 'POST',
    body: JSON.stringify({ id: 's-other' }),
    headers: { 'x-mock-control': '1', 'content-type': 'application/json' },
  });
  const { host_url: url } = (await created.json()) as { host_url: string };
  expect(url).toBe(`http://s-other.localhost:${server.port}`);
  // Browsers resolve every name under localhost themselves, Node asks the system: hence the Host header.
  const { host } = new URL(url);
  const asked = get({ port: server.port, host: '127.0.0.1', path: '/auth/google', headers: { host } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.headers['x-mock-sandbox']).toBe('s-other');
  answer.resume();
  await server.close();
});
