import { describe, expect, test } from 'vitest';
import { effects, type EffectType } from '#mock-api/faults/effect.ts';
import { ApiError } from '#src/api/api-error.ts';
import { createCall } from '#src/api/create-call.ts';
import { messages } from '#src/i18n/messages.ts';
import { failureText } from '#src/stores/error-text.ts';
import { connectToMock } from '../in-process.ts';
import { documentedCalls } from '../mock-api/sample-calls.ts';

const { toasts } = messages('en');
const fallbacks = { refused: toasts.invalidCredentials, failed: toasts.loginFailed };

/** What each effect is armed with, and what a client may make of it. `null`: the call goes on as if nothing were. */
const expected: Record<EffectType, { more?: object; kind: ApiError['kind'] | null }> = {
  status: { more: { status: 503, message: null }, kind: 'http' },
  reply: { more: { body: { message: 'half of it' } }, kind: 'contract' },
  delay: { more: { ms: 1 }, kind: null },
  wait: { kind: null },
  hang: { kind: 'aborted' },
  reset: { kind: 'network' },
  cut: { kind: 'network' },
  truncate: { kind: 'bad-json' },
  drip: { more: { ms: 5 }, kind: null },
  empty: { kind: 'bad-json' },
  'no-content': { kind: 'bad-json' },
  malformed: { kind: 'bad-json' },
  html502: { kind: 'http' },
  'wrong-type': { kind: null },
  'drop-cookie': { kind: null },
  'expire-session': { kind: null },
  drift: { more: { change: 'remove-field', field: 'status' }, kind: 'contract' },
  'cors-missing': { kind: 'network' },
  duplicate: { kind: null },
};
const all = Object.keys(effects) as EffectType[];

test('every documented call is tried', () => {
  expect(documentedCalls).toHaveLength(32);
  for (const { op, endpoint, body } of documentedCalls)
    expect([op, endpoint.body.safeParse(body).success]).toEqual([op, true]);
});

describe.each(all)('%s', (type) => {
  const { more, kind } = expected[type];

  test.each(documentedCalls)('$op', async ({ op, endpoint, body }) => {
    const mock = connectToMock();
    await mock.signIn('complete');
    await mock.control('POST', '/faults', { op, effect: { type, ...more } });
    const gone = new AbortController();
    const call = createCall({
      base: 'http://localhost:8787',
      fetch: (input, init) => mock.send(input, init),
      language: () => 'en',
    });
    const answer = call(endpoint, body, { signal: gone.signal, params: { id: 'ntf_1' } }).then(
      () => null,
      (error: unknown) => error,
    );
    if (type === 'hang') setTimeout(() => gone.abort(), 1);
    if (type === 'wait') {
      const faults = () => mock.control('GET', '/faults');
      await expect.poll(faults, { interval: 1 }).toMatchObject({ items: [{ waiting: 1 }] });
      expect(await mock.journal(op)).toEqual([]);
      await mock.control('DELETE', '/faults');
    }
    const error = await answer;
    const items = await mock.journal(op);
    expect(items.length).toBeGreaterThan(0);
    if (error === null) {
      expect(kind).toBeNull();
      return;
    }
    if (!(error instanceof ApiError)) throw new Error('not an ApiError', { cause: error });
    // A refusal that the fault did not touch stays one: a drifted error envelope is still read.
    if (kind !== null && !(error.kind === 'http' && ['cut', 'truncate', 'drift'].includes(type)))
      expect(error.kind).toBe(kind);
    expect(failureText(error, toasts, fallbacks)).toMatch(/\S/);
  });
});
