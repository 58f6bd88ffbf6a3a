import { expect, test } from 'vitest';
import { errorEnvelope } from '#contract/envelope.ts';
import { operations, streams } from '#contract/registry.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const app = emptyMock();
const guest = new Visitor(app);

const endpoints = operations.map(({ op, endpoint }) => [op, endpoint] as const);

test('the table has the documented calls', () => {
  expect(endpoints.length).toBeGreaterThan(15);
});

test.each(endpoints)('%s is served', async (_name, { method, path, auth }) => {
  const response = await guest.send(method, path.replace(/\{\w+\}/g, '1'), {
    ...(method === 'GET' ? {} : { body: '{}' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).not.toBe(404);
  expect(response.status).not.toBe(405);
  expect(response.status).toBeLessThan(500);
  if (auth === 'session') expect(response.status).toBe(401);
});

test('every stream is served, to who is signed in', async () => {
  expect(streams.map(({ op }) => op)).toEqual(['GET /wallet/stream']);
  for (const { stream } of streams) expect((await guest.send(stream.method, stream.path)).status).toBe(401);
});

test.each(endpoints)('%s does not answer to another method', async (_name, { method, path }) => {
  // A parameter of another call may stand where this path has a word.
  const pattern = (other: string) => new RegExp(`^${other.replace(/\{\w+\}/g, '[^/]+')}$`);
  const taken = endpoints
    .filter(([, other]) => pattern(other.path).test(path))
    .map(([, other]) => other.method);
  for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
    (name) => !taken.includes(name as 'GET'),
  )) {
    const response = await guest.send(other, path.replace(/\{\w+\}/g, '1'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain(method);
    expect(errorEnvelope.parse(await response.json()).code).toBe('method_not_allowed');
  }
});

test('an unknown path is a 404 in the envelope', async () => {
  for (const path of [
    '/nothing',
    '/auth',
    '/auth/login/',
    '/user/profile/status/x',
    '/%2e%2e/etc',
    '/constructor',
  ]) {
    const response = await guest.send('GET', path);
    expect(response.status).toBe(404);
    expect(errorEnvelope.parse(await response.json()).code).toBe('not_found');
  }
});

test('HEAD answers as GET without a body, OPTIONS says what there is', async () => {
  const head = await guest.send('HEAD', '/user/profile/status');
  expect(head.status).toBe(401);
  expect(await head.text()).toBe('');
  expect((await guest.send('HEAD', '/auth/login')).status).toBe(405);
  const options = await guest.send('OPTIONS', '/user/profile');
  expect(options.status).toBe(204);
  expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST, PUT');
  expect((await guest.send('OPTIONS', '/nothing')).status).toBe(404);
});

test('every answer is private, typed and says whose it is', async () => {
  for (const path of ['/auth/google', '/user/profile', '/nothing', '/__mock/health']) {
    const { headers } = await guest.send('GET', path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-mock-sandbox')).toBe('default');
    expect(Date.parse(headers.get('x-mock-now') ?? '')).not.toBeNaN();
    expect(headers.get('x-request-id')).toMatch(/^req_/);
  }
});

test.each(['http://localhost:4321', 'http://localhost', 'http://s-w3.localhost:9000'])(
  'lets pages of %s call with cookies',
  async (origin) => {
    const preflight = await guest.send('OPTIONS', '/auth/login', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
    const failed = await guest.send('GET', '/user/profile', { headers: { origin } });
    expect(failed.headers.get('access-control-allow-origin')).toBe(origin);
    expect(failed.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(failed.headers.get('vary')).toContain('Origin');
  },
);

test.each([
  'https://localhost:4321',
  'http://localhost.evil.example',
  'http://evil.example',
  'http://127.0.0.1:4321',
  'http://notlocalhost:4321',
  'http://localhost:4321.evil.example',
  'null',
])('grants nothing to %s', async (origin) => {
  for (const [, { method, path }] of endpoints) {
    const answer = await guest.send(method, path, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  }
  const preflight = await guest.send('OPTIONS', '/auth/login', {
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});
