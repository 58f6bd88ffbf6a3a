import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { effects, type EffectType } from '#mock-api/faults/fault-types.ts';
import { ApiError } from '#src/api/api-error.ts';
import { createApiClient } from '#src/api/create-api-client.ts';
import { messages } from '#src/i18n/messages.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { connectToMock } from '../in-process.ts';
import { documentedCalls, type SampleCall } from '../mock-api/every-call/sample-calls.ts';
import { matrix } from '../tier.ts';

const { toasts } = messages('en');
const fallbacks = { refused: toasts.invalidCredentials, failed: toasts.loginFailed };

/** What a person reads of a failure, beside the failure. */
type Failure = { readonly text: string } & Pick<
  ApiError,
  'kind' | 'status' | 'code' | 'serverMessage' | 'fields'
>;
/** What a call came to, how often it was sent, and the cookies that the browser had before and after it. */
interface Outcome {
  readonly answer: { readonly reply: unknown } | Failure;
  readonly sent: number;
  readonly cookiesBefore: object;
  readonly cookies: object;
}

/**
 * Makes a call with the client, to a mock of its own in which it is always the same moment.
 * @param effect the fault that the call meets.
 * @param times how often the browser sends it with the same cookies, as a proxy that tries again does.
 */
async function attempt(
  { op, endpoint, body }: SampleCall,
  effect?: { type: EffectType },
  times = 1,
): Promise<Outcome> {
  const mock = connectToMock();
  await mock.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:00:00Z' });
  await mock.signIn('missing-all');
  if (effect) await mock.control('POST', '/faults', { op, effect });
  const before = [...mock.jar];
  const left = new AbortController();
  const call = createApiClient({
    base: 'http://localhost:8787',
    fetch: (input, init) => mock.send(input, init),
    language: () => 'en',
  });
  if (effect?.type === 'hang') setTimeout(() => left.abort(), 1);
  if (effect?.type === 'wait') setTimeout(() => void mock.control('DELETE', '/faults'), 1);
  let answer: Outcome['answer'] = { reply: undefined };
  for (let turn = 0; turn < times; turn += 1) {
    mock.jar.clear();
    for (const [name, value] of before) mock.jar.set(name, value);
    answer = await call(endpoint, body, { signal: left.signal, params: { id: 'ntf_1' } }).then(
      (reply) => ({ reply }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw new Error('not an ApiError', { cause: error });
        const { kind, status, code, serverMessage, fields } = error;
        return { kind, status, code, serverMessage, fields, text: failureMessage(error, toasts, fallbacks) };
      },
    );
  }
  return {
    answer,
    sent: (await mock.journal(op)).length,
    cookiesBefore: Object.fromEntries(before),
    cookies: Object.fromEntries(mock.jar),
  };
}

type Expected = (call: SampleCall, plain: Outcome) => unknown;

const fails =
  (kind: ApiError['kind'], more: Partial<ApiError> = {}): Expected =>
  () =>
    expect.objectContaining({
      answer: expect.objectContaining({
        kind,
        text: expect.stringMatching(/\S/) as unknown,
        ...more,
      }) as unknown,
      // The client repeats none of them by itself.
      sent: 1,
    }) as unknown;

/** An answer that would have been a success fails; a refusal stays one, whatever became of its words. */
const failsUnlessRefused =
  (kind: ApiError['kind']): Expected =>
  (call, plain) =>
    'kind' in plain.answer
      ? fails('http', { status: plain.answer.status })(call, plain)
      : fails(kind)(call, plain);

const asEver: Expected = (_call, plain) => ({ ...plain, sent: 1 });

/** What each effect is armed with, and what the client makes of it. */
const expected: Record<EffectType, { more?: object; comesTo: Expected }> = {
  status: { more: { status: 503, message: null }, comesTo: fails('http', { status: 503 }) },
  reply: { more: { body: { message: 'half of it' } }, comesTo: fails('contract', { status: 200 }) },
  delay: { more: { ms: 60_000 }, comesTo: asEver },
  wait: { comesTo: asEver },
  hang: { comesTo: fails('aborted') },
  reset: { comesTo: fails('network') },
  cut: { comesTo: fails('network') },
  truncate: { comesTo: failsUnlessRefused('invalid-json') },
  drip: { more: { ms: 60_000 }, comesTo: asEver },
  empty: { comesTo: fails('invalid-json') },
  'no-content': { comesTo: fails('invalid-json') },
  malformed: { comesTo: fails('invalid-json') },
  html502: { comesTo: fails('http', { status: 502, serverMessage: null }) },
  // JSON is JSON, whatever its content type says.
  'wrong-type': { comesTo: asEver },
  'drop-cookie': { comesTo: (_call, plain) => ({ ...plain, cookies: plain.cookiesBefore }) },
  'expire-session': {
    comesTo: (call, plain) =>
      call.endpoint.auth === 'session'
        ? fails('http', { status: 401, code: 'session_expired' })(call, plain)
        : plain,
  },
  drift: { more: { change: 'remove-field', field: 'status' }, comesTo: failsUnlessRefused('contract') },
  'cors-missing': { comesTo: fails('network') },
  duplicate: { comesTo: asEver },
};
const all = Object.keys(effects) as EffectType[];
/** Of these each call makes something else. */
const differing: readonly EffectType[] = ['drop-cookie', 'expire-session', 'duplicate'];
const met = matrix(
  'faults x calls',
  all.flatMap((type, row) => documentedCalls.map((call, column) => ({ type, call, at: row + column }))),
  ({ type, at }) => differing.includes(type) || at % 4 === 0,
);

test('every documented call is tried', () => {
  expect(documentedCalls).toHaveLength(32);
  for (const { op, endpoint, body } of documentedCalls)
    expect([op, endpoint.body.safeParse(body).success]).toEqual([op, true]);
  const came = [...usual.values()];
  expect(came.map(({ sent }) => sent)).toEqual(documentedCalls.map(() => 1));
  // Both ways are tried: calls that succeed, and calls that the API refuses.
  expect(new Set(came.map(({ answer }) => ('kind' in answer ? answer.kind : 'reply')))).toEqual(
    new Set(['reply', 'http']),
  );
});

/** What each call comes to without a fault, and the second time that the browser sends it. */
let usual: ReadonlyMap<string, Outcome>;
let repeated: ReadonlyMap<string, Outcome>;
beforeAll(async () => {
  const attemptAll = async (times: number) =>
    new Map(
      await Promise.all(
        documentedCalls.map(async (call) => [call.op, await attempt(call, undefined, times)] as const),
      ),
    );
  usual = await attemptAll(1);
  repeated = await attemptAll(2);
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(all)('%s', async (type) => {
  // A delay of a minute is over as soon as nothing else is under way.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.setTimerTickMode('nextTimerAsync');
  const { more, comesTo } = expected[type];
  for (const { call } of met.filter((pair) => pair.type === type)) {
    const plain = (type === 'duplicate' ? repeated : usual).get(call.op)!;
    const outcome = await attempt(call, { type, ...more });
    expect.soft([call.op, outcome]).toEqual([call.op, comesTo(call, plain)]);
  }
});
