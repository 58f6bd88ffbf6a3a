import { texts as codeTexts } from '#mock-api/features/verification-codes/texts.ts';
import * as z from 'zod/mini';
import { beforeEach, expect, test, vi } from 'vitest';
import { mirrored, errorEnvelope, success } from '#contract/envelope.ts';
import { docs } from '#contract/docs.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { email } from '#contract/fields.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { ApiError, type PlainCode } from '#mock-api/server/api-error.ts';
import { implement } from '#mock-api/server/implement.ts';
import { emptyMock, PASSED, userInfo, Visitor } from '../visitor.ts';

const planted = {
  method: 'POST',
  path: '/planted/{id}',
  auth: 'none',
  request: {
    params: z.object({ id: z.string() }),
    body: z.object({ email, count: z._default(z.number(), 1) }),
    query: z.object({ sort: z._default(z.enum(['up', 'down']), 'up') }),
  },
  replies: { 200: mirrored({ identifier: z.string(), count: z.number() }) },
} as const;

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

test('hands the parsed body and query in and the parsed reply out', async () => {
  implement(app, planted, ({ email: address, count }, { query, params }) => ({
    identifier: `${params.id}:${address}:${query.sort}`,
    count,
    // Not in the contract, so not on the wire.
    secret: 'x',
  }));
  const { status, body } = await ann.post('/planted/7?sort=down', { email: '  a@b.co ' });
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'success',
    identifier: '7:a@b.co:down',
    count: 1,
    data: { identifier: '7:a@b.co:down', count: 1 },
  });
});

test('fails loudly when a reply breaks its schema, and writes it down', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The planted mistake: what a handler would answer if types had been cast away.
  const wrong = { identifier: 7 } as unknown as { identifier: string; count: number };
  implement(app, planted, ({ email: address }, { c }) => {
    c.header('set-cookie', `leak=${address}`);
    return wrong;
  });
  const { status, body, headers } = await ann.post('/planted/7', { email: 'a@b.co' });
  expect(status).toBe(500);
  expect(body.code).toBe('contract_broken');
  expect(body.message).toContain(
    'MOCK BUG: the reply of POST /planted/{id} breaks its contract: identifier:',
  );
  expect(headers.get('set-cookie')).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('MOCK BUG'), wrong);
  const journal = await ann.get('/__mock/journal?op=POST /planted/{id}');
  expect(journal.body.items).toMatchObject([{ status: 500, contract_broken: true }]);
});

test('does not repeat the payload of a proposed call', async () => {
  const listed = {
    method: 'GET',
    path: '/planted',
    auth: 'none',
    request: {},
    replies: { 200: success(z.object({ items: z.array(z.string()) })) },
  } as const;
  implement(app, listed, () => ({ data: { items: ['a'] } }));
  const { body } = await ann.get('/planted');
  expect(body).toEqual({ status: 'success', data: { items: ['a'] } });
});

test('turns a refusal into the envelope', async () => {
  implement(app, planted, () => {
    throw new ApiError('resend_too_soon', codeTexts.resend_too_soon, {
      retryAfter: 9,
      details: { resend_at: '2026-11-18T11:00:09.000Z' },
      values: { wait: { wait: 9 } },
    });
  });
  const { status, body, headers } = await ann.post('/planted/1', { email: 'a@b.co' });
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('9');
  expect(headers.get('x-request-id')).toBe(body.request_id);
  expect(body).toMatchObject({ status: 'error', code: 'resend_too_soon' });
  expect(body.message).toBe('A code is on its way. You can request another in 9 seconds.');
  expect(errorEnvelope.safeParse(body).success).toBe(true);
});

test('refuses with no code of the contract that the call does not declare', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors = new Set<ErrorCode>(['flow_expired']);
  const thrown: PlainCode[] = ['flow_expired', 'not_found', 'sandbox_restarted'];
  implement(
    app,
    planted,
    (_body, { params }) => {
      throw new ApiError(thrown[Number(params.id)]!, codeTexts.flow_expired);
    },
    { errors },
  );
  const codes = await Promise.all(
    thrown.map(async (_code, at) => (await ann.post(`/planted/${at}`, { email: 'a@b.co' })).body.code),
  );
  expect(codes).toEqual(['flow_expired', 'contract_broken', 'sandbox_restarted']);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not_found'));
});

test('what a call of the contract declares is what its documentation says', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const wrong = { email: 'nobody@example.com', password: 'Sesame123!', turnstile_token: PASSED };
  expect((await ann.post('/auth/login', wrong)).body.code).toBe('invalid_credentials');
  vi.spyOn(docs.auth.calls.login, 'errors', 'get').mockReturnValue({});
  const undocumented = new Visitor(emptyMock());
  expect((await undocumented.post('/auth/login', wrong)).body.code).toBe('contract_broken');
});

test('answers an unexpected throw with the envelope and tells the terminal', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  implement(app, planted, () => {
    throw new TypeError('inside');
  });
  const { status, body } = await ann.post('/planted/1', { email: 'a@b.co' });
  expect(status).toBe(500);
  expect(body).toMatchObject({
    code: 'server_error',
    message: 'Something went wrong on our side. Try again in a moment.',
  });
  expect(JSON.stringify(body)).not.toContain('inside');
  expect(log).toHaveBeenCalledOnce();
});

test('speaks Chinese to who asks for it', async () => {
  const chinese = await ann.post('/auth/login', {}, { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' });
  expect(chinese.body.message).toBe('请检查标出的内容。');
  expect(chinese.headers.get('content-language')).toBe('zh-CN');
  const english = await ann.post('/auth/login', {}, { 'accept-language': 'fr, en;q=0.9, zh;q=0.1' });
  expect(english.body.message).toBe('Please check the highlighted fields.');
});

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['', 415],
  ['application/json; charset=utf-8', 422],
  ['Application/JSON', 422],
])('takes JSON only: content type "%s" answers %d', async (type, status) => {
  const response = await ann.send('POST', '/auth/login', { body: '{}', headers: { 'content-type': type } });
  expect(response.status).toBe(status);
  expect(errorEnvelope.safeParse(await response.json()).success).toBe(true);
});

test.each(['', '{', 'undefined', '{"a":1}x'])('refuses what is no JSON: %j', async (text) => {
  const response = await ann.send('POST', '/auth/login', {
    body: text,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(400);
  expect(((await response.json()) as { code: string }).code).toBe('bad_json');
});

test('refuses bytes that are no UTF-8', async () => {
  const response = await ann.send('POST', '/auth/login', {
    body: new Uint8Array([0x22, 0xff, 0x22]),
    headers: { 'content-type': 'application/json' },
  });
  expect(((await response.json()) as { code: string }).code).toBe('bad_json');
});

test('refuses a body over 64 kB, also one that does not say its length', async () => {
  const large = JSON.stringify({ email: 'x'.repeat(65 * 1024) });
  const told = await ann.send('POST', '/auth/login', {
    body: large,
    headers: { 'content-type': 'application/json', 'content-length': String(large.length) },
  });
  expect(told.status).toBe(413);
  const init = {
    body: new Blob([large]).stream(),
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  };
  const streamed = await ann.send('POST', '/auth/login', init);
  expect(streamed.status).toBe(413);
  expect(((await streamed.json()) as { code: string }).code).toBe('body_too_large');
});

test('names each wrong field by its message key', async () => {
  const { status, body } = await ann.post('/auth/signup/request-code', { email: 'nobody' });
  expect(status).toBe(422);
  expect(body.code).toBe('invalid_fields');
  expect(body.fields).toEqual({ email: 'email.invalid', turnstile_token: 'challenge.required' });
});

test('names nested fields of the form that fits best', async () => {
  await ann.become('missing-all');
  const wrong = { ...userInfo, first_name: 'J0hn', address: { ...userInfo.address, city: ' ' } };
  const { body } = await ann.post('/user/profile', wrong);
  expect(body.fields).toEqual({ first_name: 'name.letters', 'address.city': 'city.required' });
  expect((await ann.post('/user/profile', {})).body.fields).toMatchObject({
    first_name: 'firstName.required',
  });
  expect((await ann.post('/user/profile', { skip: false })).body.fields).toEqual({ skip: 'invalid' });
  expect((await ann.post('/user/profile', [])).body.fields).toEqual({ body: 'invalid' });
  expect((await ann.post('/user/referral/complete', { referral_code: '1' })).body.fields).toEqual({
    referral_code: 'referral.length',
  });
});

test('checks the query', async () => {
  await ann.become('complete');
  const { status, body } = await ann.get('/wallet/balances?currency=gold');
  expect(status).toBe(422);
  expect(body.fields).toEqual({ currency: 'invalid' });
});
