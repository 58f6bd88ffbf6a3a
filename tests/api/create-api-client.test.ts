import { logout } from '#contract/session.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as auth from '#contract/auth.ts';
import * as session from '#contract/me.ts';
import * as wallet from '#contract/balances.ts';
import { ApiError } from '#src/api/api-error.ts';
import { createApiClient, type Transport } from '#src/api/create-api-client.ts';
import { connectToMock } from '../in-process.ts';

let mock: ReturnType<typeof connectToMock>;
let language = 'en';

beforeEach(() => {
  mock = connectToMock();
  language = 'en';
});
afterEach(() => {
  vi.useRealTimers();
});

const call = createApiClient({
  base: 'http://localhost:8787',
  fetch: (input, init) => mock.send(input, init),
  language: () => language,
});
/** A client whose transport always gives the same response, as a proxy or a dead network does. */
const callTo = (respond: Transport['fetch']) =>
  createApiClient({ base: 'http://localhost:8787', fetch: respond, language: () => 'en' });

/** The error that a promise rejects with; fails the test unless it is an ApiError. */
async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
}

const fault = (op: string, effect: unknown, more: object = {}) =>
  mock.control('POST', '/faults', { op, effect, ...more });

describe('a call that succeeds', () => {
  // requirement: 7.46
  test('gives the parsed reply, with the documented fields at the top level and under data', async () => {
    await mock.signIn('complete');
    const reply = await call(session.getProfileStatus);
    expect(reply.required).toEqual([]);
    expect(reply.data?.required).toEqual([]);
  });

  test('sends its query parameters', async () => {
    await mock.signIn('complete');
    const { data } = await call(wallet.getBalances, { query: { currency: 'btc' } });
    expect(data.currency).toBe('btc');
  });
});

// requirement: 7.33, 7.34, 7.35
test('a call goes to the API with the cookies, says nothing but what it is given, and has no time limit', async () => {
  const sent: [string, RequestInit][] = [];
  const recorded = callTo((input, init) => {
    sent.push([input, init]);
    return mock.send(input, init);
  });
  await mock.signIn('complete');
  await recorded(session.getProfileStatus);
  await recorded(logout);
  const said = { accept: 'application/json', 'accept-language': 'en' };
  expect(sent).toEqual([
    ['http://localhost:8787/user/profile/status', { method: 'GET', credentials: 'include', headers: said }],
    ['http://localhost:8787/auth/logout', { method: 'POST', credentials: 'include', headers: said }],
  ]);

  vi.useFakeTimers();
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  callTo(() => new Promise(() => undefined))(session.getProfileStatus).then(end, end);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(hasEnded).toBe(false);
});

describe('a call that fails throws an ApiError', () => {
  // requirement: 3.15
  test('http: with the server’s message, code and request id, in the page’s language', async () => {
    const english = await errorOf(call(session.getProfileStatus));
    expect(english).toMatchObject({ kind: 'http', status: 401, code: 'unauthorized' });
    expect(english.requestId).toBeTruthy();
    language = 'zh-CN';
    const chinese = await errorOf(call(session.getProfileStatus));
    expect(chinese.serverMessage).toMatch(/\p{Script=Han}/u);
    expect(english.serverMessage).not.toMatch(/\p{Script=Han}/u);
  });

  test('http: names the invalid fields by their message keys', async () => {
    const body = { email: 'nobody', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX' };
    await expect(call(auth.requestSignupCode, { body })).rejects.toMatchObject({
      status: 422,
      code: 'invalid_fields',
      fields: { email: 'email.invalid' },
    });
  });

  test('http: has no message where the server sent none', async () => {
    await fault('POST /auth/logout', { type: 'status', status: 500, message: null });
    await expect(call(logout)).rejects.toMatchObject({
      kind: 'http',
      status: 500,
      serverMessage: null,
    });
  });

  test('http: an error page of a proxy has no message', async () => {
    const proxy = callTo(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    await expect(proxy(logout)).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      serverMessage: null,
    });
  });

  test('http: keeps the message of a back end with another envelope', async () => {
    const other = callTo(() => Promise.resolve(Response.json({ message: 'Nope' }, { status: 400 })));
    await expect(other(logout)).rejects.toMatchObject({ kind: 'http', serverMessage: 'Nope' });
  });

  test('network: no response', async () => {
    const dead = callTo(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(dead(logout)).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  test('network: a response that breaks off', async () => {
    const cut = callTo(() =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
      ),
    );
    await expect(cut(logout)).rejects.toMatchObject({ kind: 'network', status: 200 });
  });

  test('aborted: the caller aborts a call that hangs', async () => {
    await mock.signIn('complete');
    await fault('GET /user/profile/status', { type: 'hang' });
    const controller = new AbortController();
    const pending = call(session.getProfileStatus, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ kind: 'aborted' });
  });

  test.each(['', '<html>', '{"status":"success"'])('invalid-json: %j with status 200', async (text) => {
    await expect(callTo(() => Promise.resolve(new Response(text)))(logout)).rejects.toMatchObject({
      kind: 'invalid-json',
    });
  });

  test.each([null, [], {}, { status: 'success' }, { status: 'success', required: 'all' }])(
    'contract: %j does not match the schema of the status',
    async (json) => {
      await expect(
        callTo(() => Promise.resolve(Response.json(json)))(session.getProfileStatus),
      ).rejects.toMatchObject({
        kind: 'contract',
      });
    },
  );
});

describe('Retry-After', () => {
  const busy = (seconds: string) => new Response(null, { status: 503, headers: { 'retry-after': seconds } });

  test('a GET is retried after it, twice at most', async () => {
    vi.useFakeTimers();
    let calls = 0;
    const api = callTo(() => {
      calls += 1;
      return Promise.resolve(busy('2'));
    });
    const pending = errorOf(api(session.getProfileStatus));
    await vi.advanceTimersByTimeAsync(1999);
    expect(calls).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(pending).resolves.toMatchObject({ status: 503 });
    expect(calls).toBe(3);
  });

  test('an aborted call stops waiting for it', async () => {
    vi.useFakeTimers();
    const calls: (AbortSignal | null | undefined)[] = [];
    const api = callTo((_url, { signal }) => {
      calls.push(signal);
      return signal?.aborted
        ? Promise.reject(new DOMException('', 'AbortError'))
        : Promise.resolve(busy('9'));
    });
    const controller = new AbortController();
    const pending = errorOf(api(session.getProfileStatus, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await expect(pending).resolves.toMatchObject({ kind: 'aborted' });
  });

  test('a POST is never retried, nor a GET that would have to wait longer than 10 s', async () => {
    let calls = 0;
    const count = (seconds: string) =>
      callTo(() => {
        calls += 1;
        return Promise.resolve(busy(seconds));
      });
    await expect(count('1')(logout)).rejects.toMatchObject({ status: 503 });
    await expect(count('11')(session.getProfileStatus)).rejects.toMatchObject({ status: 503 });
    expect(calls).toBe(2);
  });
});

test.each([
  ['120', 120],
  ['0', 0],
  // Longer than a timer can be: it would end at once.
  ['99999999999', 86_400],
  ['soon', null],
  [undefined, null],
])('an error with Retry-After %s carries the seconds', async (header, seconds) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
  const rateLimited = callTo(() => Promise.resolve(Response.json({}, { status: 429, headers })));
  expect((await errorOf(rateLimited(auth.startGoogleSignIn))).retryAfter).toBe(seconds);
});
