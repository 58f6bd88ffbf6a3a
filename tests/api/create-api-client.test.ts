import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as auth from '#contract/auth.ts';
import * as session from '#contract/session.ts';
import * as wallet from '#contract/wallet.ts';
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
/** A transport that gives one answer, whatever is asked: what proxies and dead networks do. */
const callTo = (answer: Transport['fetch']) =>
  createApiClient({ base: 'http://localhost:8787', fetch: answer, language: () => 'en' });

/** What a promise is rejected with; anything but an ApiError fails the test. */
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
  test('gives the parsed reply; the documented fields stand at the top and under data', async () => {
    await mock.signIn('complete');
    const reply = await call(session.status);
    expect(reply.required).toEqual([]);
    expect(reply.data?.required).toEqual([]);
  });

  test('sends its query', async () => {
    await mock.signIn('complete');
    const { data } = await call(wallet.balances, undefined, { query: { currency: 'btc' } });
    expect(data.currency).toBe('btc');
  });
});

describe('a call that fails throws an ApiError', () => {
  test('http: with the server’s message, code and request id, in the page’s language', async () => {
    const english = await errorOf(call(session.status));
    expect(english).toMatchObject({ kind: 'http', status: 401, code: 'unauthorized' });
    expect(english.requestId).toBeTruthy();
    language = 'zh-CN';
    const chinese = await errorOf(call(session.status));
    expect(chinese.serverMessage).toMatch(/\p{Script=Han}/u);
    expect(english.serverMessage).not.toMatch(/\p{Script=Han}/u);
  });

  test('http: names the fields that are wrong by their message keys', async () => {
    const body = { email: 'nobody', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX' };
    await expect(call(auth.requestSignupCode, body)).rejects.toMatchObject({
      status: 422,
      code: 'invalid_fields',
      fields: { email: 'email.invalid' },
    });
  });

  test('http: without a message where the server has none', async () => {
    await fault('POST /auth/logout', { type: 'status', status: 500, message: null });
    await expect(call(session.logout)).rejects.toMatchObject({
      kind: 'http',
      status: 500,
      serverMessage: null,
    });
  });

  test('http: an error page of a proxy is a refusal without words', async () => {
    const proxy = callTo(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    await expect(proxy(session.logout)).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      serverMessage: null,
    });
  });

  test('http: the message of a back end with another envelope is kept', async () => {
    const other = callTo(() => Promise.resolve(Response.json({ message: 'Nope' }, { status: 400 })));
    await expect(other(session.logout)).rejects.toMatchObject({ kind: 'http', serverMessage: 'Nope' });
  });

  test('network: no answer', async () => {
    const dead = callTo(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(dead(session.logout)).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  test('network: an answer that breaks off', async () => {
    const cut = callTo(() =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
      ),
    );
    await expect(cut(session.logout)).rejects.toMatchObject({ kind: 'network', status: 200 });
  });

  test('aborted: the caller gave up on one that hangs', async () => {
    await mock.signIn('complete');
    await fault('GET /user/profile/status', { type: 'hang' });
    const given = new AbortController();
    const waiting = call(session.status, undefined, { signal: given.signal });
    given.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
  });

  test.each(['', '<html>', '{"status":"success"'])('invalid-json: %j with status 200', async (text) => {
    await expect(callTo(() => Promise.resolve(new Response(text)))(session.logout)).rejects.toMatchObject({
      kind: 'invalid-json',
    });
  });

  test.each([null, [], {}, { status: 'success' }, { status: 'success', required: 'all' }])(
    'contract: %j is not a status',
    async (json) => {
      await expect(callTo(() => Promise.resolve(Response.json(json)))(session.status)).rejects.toMatchObject({
        kind: 'contract',
      });
    },
  );
});

describe('Retry-After', () => {
  const busy = (seconds: string) => new Response(null, { status: 503, headers: { 'retry-after': seconds } });

  test('is followed by a GET, twice at most', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const api = callTo(() => {
      asked += 1;
      return Promise.resolve(busy('2'));
    });
    const waiting = errorOf(api(session.status));
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(waiting).resolves.toMatchObject({ status: 503 });
    expect(asked).toBe(3);
  });

  test('is not waited out for somebody who left', async () => {
    vi.useFakeTimers();
    const asked: (AbortSignal | null | undefined)[] = [];
    const api = callTo((_url, { signal }) => {
      asked.push(signal);
      return signal?.aborted
        ? Promise.reject(new DOMException('', 'AbortError'))
        : Promise.resolve(busy('9'));
    });
    const leaving = new AbortController();
    const waiting = errorOf(api(session.status, undefined, { signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(1000);
    leaving.abort();
    await expect(waiting).resolves.toMatchObject({ kind: 'aborted' });
  });

  test('is never followed by a POST, nor when it is longer than 10 s', async () => {
    let asked = 0;
    const count = (seconds: string) =>
      callTo(() => {
        asked += 1;
        return Promise.resolve(busy(seconds));
      });
    await expect(count('1')(session.logout)).rejects.toMatchObject({ status: 503 });
    await expect(count('11')(session.status)).rejects.toMatchObject({ status: 503 });
    expect(asked).toBe(2);
  });
});

test.each([
  ['120', 120],
  ['0', 0],
  ['soon', null],
  [undefined, null],
])('a refusal with Retry-After %s carries the seconds', async (header, seconds) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
  const refusing = callTo(() => Promise.resolve(Response.json({}, { status: 429, headers })));
  expect((await errorOf(refusing(auth.google))).retryAfter).toBe(seconds);
});
