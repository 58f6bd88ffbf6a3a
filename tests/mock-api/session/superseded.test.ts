import { beforeEach, describe, expect, test } from 'vitest';
import { renewSession, resolveSession } from '#mock-api/features/session/sessions.ts';
import { sampleCalls } from '../every-call/sample-calls.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { emptyMock, Visitor } from '../visitor.ts';

// A token that another one has taken the place of, as whoever has copied it sends it.
const calls = sampleCalls.filter(({ endpoint }) => endpoint.auth !== 'none');
const changes = calls.filter(({ endpoint }) => endpoint.method !== 'GET');
const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET');

let former: Visitor;
let owner: Visitor;
beforeEach(async () => {
  former = new Visitor(emptyMock());
  await former.become('complete');
  const { state } = former.app.sandboxes.default;
  const found = resolveSession(state, former.cookies.get('access_token'));
  if (!found) throw new Error('Nobody is signed in.');
  owner = new Visitor(former.app);
  for (const [name, value] of former.cookies) owner.cookies.set(name, value);
  owner.cookies.set('access_token', renewSession(state, found.user, found.session).token);
});

describe.each([
  ['before the new one was used', () => Promise.resolve()],
  ['after the new one was used', () => owner.get('/user/security')],
])('%s', (_when, before) => {
  test.each(changes.map((call) => [call.op, call] as const))('%s is refused', async (_op, call) => {
    await before();
    const { method } = call.endpoint;
    expectRefusal(await former.write(method, call.path, call.body), [401, 'unauthorized']);
  });

  test('it reads, so that a lost answer is known and no tab is logged out', async () => {
    await before();
    for (const { op, path } of reads.filter(({ endpoint }) => !endpoint.path.endsWith('/stream'))) {
      const { status } = await former.get(path);
      expect([op, status === 401]).toEqual([op, false]);
    }
  });
});

test('the new one does what the former one did', async () => {
  const { status } = await owner.write('PUT', '/user/freeze', { frozen: true }, {});
  expect(status).toBe(200);
});
