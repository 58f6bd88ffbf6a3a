import { beforeEach, expect, test } from 'vitest';
import { emptyMock, Visitor } from '../visitor.ts';

let ann: Visitor;
beforeEach(async () => {
  ann = new Visitor(emptyMock());
  await ann.get('/auth/google');
  await ann.post('/auth/login', { email: 'a@b.co', password: 'hush', turnstile_token: '', device_id: null });
  await ann.post('/auth/login', { email: 'nobody' });
});

const op = 'POST /auth/login';
const ask = (wanted: object) => ann.control('POST', '/journal/expect', wanted);

test.each([
  [{ op }, 2],
  [{ op, count: 2 }, 2],
  [{ op, status: 422, body: { email: 'nobody' } }, 1],
  [{ op, count: 1, body: { email: 'a@b.co', device_id: null } }, 1],
  // A secret is not in the journal: that there was one is all that can be expected.
  [{ op, count: 1, body: { password: 'whatever' } }, 1],
  [{ op: 'POST /auth/logout', count: 0 }, 0],
])('%j is met', async (wanted, found) => {
  const { status, body } = await ask(wanted);
  expect([status, body.ok, body.found]).toEqual([200, true, found]);
});

test.each([
  [{ op, count: 3 }, 2, 'Expected 3 calls of POST /auth/login, found 2.'],
  [
    { op, status: 201, body: { email: 'b@b.co', extra: [1] } },
    0,
    `Expected at least 1 call of POST /auth/login, found 0. Near it:
  call 2, POST /auth/login: status is 401, not 201; body.email is "a@b.co", not "b@b.co"; body.extra is missing, not [1]
  call 3, POST /auth/login: status is 422, not 201; body.email is "nobody", not "b@b.co"; body.extra is missing, not [1]`,
  ],
  [
    { op: 'POST /auth/logout' },
    0,
    `Expected at least 1 call of POST /auth/logout, found 0. Near it:
  POST /auth/login: was called 2 times
  GET /auth/google: was called once`,
  ],
])('%j is not, and it says why', async (wanted, found, message) => {
  const { status, body } = await ask(wanted);
  expect([status, body.code, body.found]).toEqual([409, 'expectation_failed', found]);
  expect(body.message).toBe(message);
});

test('an expected secret is not repeated', async () => {
  const { status, body } = await ask({ op, count: 2, body: { password: 'sesame', email: 'x' } });
  expect(status).toBe(409);
  expect(JSON.stringify(body)).not.toContain('sesame');
});

test.each([{}, { op: 7 }, { op, count: -1 }])('%j is no expectation', async (wanted) => {
  expect((await ask(wanted)).status).toBe(422);
});
