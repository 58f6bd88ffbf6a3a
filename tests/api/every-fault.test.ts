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

/** An error as the caller gets it, with the text a user would read. */
type Failure = { readonly text: string } & Pick<
  ApiError,
  'kind' | 'status' | 'code' | 'serverMessage' | 'fields'
>;
/** The result of a call, how many requests were sent, and the browser’s cookies before and after. */
interface Outcome {
  readonly result: { readonly reply: unknown } | Failure;
  readonly sent: number;
  readonly cookiesBefore: object;
  readonly cookies: object;
}

/**
 * Makes a call with the client, against a mock of its own whose clock stands still.
 * @param effect the fault applied to the call.
 * @param times how often the request is sent with the same cookies, as a proxy that retries does.
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
  const controller = new AbortController();
  const call = createApiClient({
    base: 'http://localhost:8787',
    fetch: (input, init) => mock.send(input, init),
    language: () => 'en',
  });
  if (effect?.type === 'hang') setTimeout(() => controller.abort(), 1);
  if (effect?.type === 'wait') setTimeout(() => void mock.control('DELETE', '/faults'), 1);
  let result: Outcome['result'] = { reply: undefined };
  for (let attemptNumber = 0; attemptNumber < times; attemptNumber += 1) {
    mock.jar.clear();
    for (const [name, value] of before) mock.jar.set(name, value);
    // The type of the input is another one for each call.
    const input = { body, signal: controller.signal, params: { id: 'ntf_1' } };
    result = await call(endpoint, input).then(
      (reply) => ({ reply }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw new Error('not an ApiError', { cause: error });
        const { kind, status, code, serverMessage, fields } = error;
        return { kind, status, code, serverMessage, fields, text: failureMessage(error, toasts, fallbacks) };
      },
    );
  }
  return {
    result,
    sent: (await mock.journal(op)).length,
    cookiesBefore: Object.fromEntries(before),
    cookies: Object.fromEntries(mock.jar),
  };
}

type Expected = (call: SampleCall, normal: Outcome) => unknown;

const fails =
  (kind: ApiError['kind'], more: Partial<ApiError> = {}): Expected =>
  () =>
    expect.objectContaining({
      result: expect.objectContaining({
        kind,
        text: expect.stringMatching(/\S/) as unknown,
        ...more,
      }) as unknown,
      // The client never retries any of them by itself.
      sent: 1,
    }) as unknown;

/** A call that would have succeeded fails; one that the API rejects keeps its status, whatever the fault did to its body. */
const failsUnlessRejected =
  (kind: ApiError['kind']): Expected =>
  (call, normal) =>
    'kind' in normal.result
      ? fails('http', { status: normal.result.status })(call, normal)
      : fails(kind)(call, normal);

const sameAsNormal: Expected = (_call, normal) => ({ ...normal, sent: 1 });

/** The options each effect is configured with, and the result the client should get. */
const expected: Record<EffectType, { more?: object; outcome: Expected }> = {
  status: { more: { status: 503, message: null }, outcome: fails('http', { status: 503 }) },
  reply: { more: { body: { message: 'half of it' } }, outcome: fails('contract', { status: 200 }) },
  delay: { more: { ms: 60_000 }, outcome: sameAsNormal },
  wait: { outcome: sameAsNormal },
  hang: { outcome: fails('aborted') },
  reset: { outcome: fails('network') },
  cut: { outcome: fails('network') },
  truncate: { outcome: failsUnlessRejected('invalid-json') },
  drip: { more: { ms: 60_000 }, outcome: sameAsNormal },
  empty: { outcome: fails('invalid-json') },
  'no-content': { outcome: fails('invalid-json') },
  malformed: { outcome: fails('invalid-json') },
  html502: { outcome: fails('http', { status: 502, serverMessage: null }) },
  // The client parses JSON whatever the content type says.
  'wrong-type': { outcome: sameAsNormal },
  'drop-cookie': { outcome: (_call, normal) => ({ ...normal, cookies: normal.cookiesBefore }) },
  'expire-session': {
    outcome: (call, normal) =>
      call.endpoint.auth !== 'none'
        ? fails('http', { status: 401, code: 'session_expired' })(call, normal)
        : normal,
  },
  drift: { more: { change: 'remove-field', field: 'status' }, outcome: failsUnlessRejected('contract') },
  'cors-missing': { outcome: fails('network') },
  duplicate: { outcome: sameAsNormal },
};
const all = Object.keys(effects) as EffectType[];
/** Effects whose result differs from call to call. */
const differing: readonly EffectType[] = ['drop-cookie', 'expire-session', 'duplicate'];
const testedPairs = matrix(
  'faults x calls',
  all.flatMap((type, row) => documentedCalls.map((call, column) => ({ type, call, at: row + column }))),
  ({ type, at }) => differing.includes(type) || at % 4 === 0,
);

test('every documented call is tested', () => {
  expect(documentedCalls).toHaveLength(32);
  for (const { op, request, body } of documentedCalls)
    expect([op, request.body?.safeParse(body).success ?? body === undefined]).toEqual([op, true]);
  const outcomes = [...withoutFault.values()];
  expect(outcomes.map(({ sent }) => sent)).toEqual(documentedCalls.map(() => 1));
  // Both kinds are included: calls that succeed, and calls that the API rejects.
  expect(new Set(outcomes.map(({ result }) => ('kind' in result ? result.kind : 'reply')))).toEqual(
    new Set(['reply', 'http']),
  );
});

/** Each call's result without a fault, the first and the second time it is sent. */
let withoutFault: ReadonlyMap<string, Outcome>;
let repeated: ReadonlyMap<string, Outcome>;
beforeAll(async () => {
  const attemptAll = async (times: number) =>
    new Map(
      await Promise.all(
        documentedCalls.map(async (call) => [call.op, await attempt(call, undefined, times)] as const),
      ),
    );
  withoutFault = await attemptAll(1);
  repeated = await attemptAll(2);
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(all)('%s', async (type) => {
  // With no other work pending, timers fire at once, so a delay of a minute takes no time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.setTimerTickMode('nextTimerAsync');
  const { more, outcome } = expected[type];
  for (const { call } of testedPairs.filter((pair) => pair.type === type)) {
    const normal = (type === 'duplicate' ? repeated : withoutFault).get(call.op)!;
    const actual = await attempt(call, { type, ...more });
    expect.soft([call.op, actual]).toEqual([call.op, outcome(call, normal)]);
  }
});
