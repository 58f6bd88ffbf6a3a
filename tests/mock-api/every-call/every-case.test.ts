import { expect, test, vi } from 'vitest';
import { errorCodes } from '#contract/error-codes.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import type { CallCase } from './cases/call-case.ts';
import { everyCase } from './cases/every-case.ts';
import { prepare, successOf } from './cases/play.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { remembered } from './remembered.ts';
import { otherAddressesIn } from './other-addresses.ts';
import { documentedCalls } from './sample-calls.ts';
import { emptyMock } from '../visitor.ts';
import { replySchemaOf } from '#contract/endpoint.ts';

const succeeding = everyCase.filter(({ answer }) => answer === 200);
const refused = everyCase.filter(({ answer }) => answer !== 200);

/** Plays a case, and answers what came of it and of the sandbox. */
async function play(one: CallCase) {
  const { visitor, state, call, method, path, body, headers } = await prepare(emptyMock(), one);
  const earlier = remembered(state);
  const token = visitor.cookies.get('access_token');
  const answer = await visitor.write(method, path, body, headers);
  const reply = JSON.stringify(answer.body);
  // Nobody's address is shown to another person, whatever they ask.
  const tokens = [token, visitor.cookies.get('access_token')];
  expect(otherAddressesIn(reply, state, tokens, [path, body])).toEqual([]);
  return { answer, call, earlier, later: remembered(state) };
}

test('every documented call succeeds in some case', () => {
  expect(documentedCalls).toHaveLength(32);
  const proved = new Set(succeeding.map(({ op }) => op));
  expect(documentedCalls.filter(({ op }) => !proved.has(op)).map(({ op }) => op)).toEqual([]);
});

test('every error code of the contract is met in some case, or when bad input is sent', () => {
  const met = new Set(refused.flatMap(({ answer }) => (answer === 200 ? [] : [answer[1]])));
  // every-input.test.ts sends these to every call.
  for (const code of [
    'bad_request',
    'bad_json',
    'unsupported_media_type',
    'body_too_large',
    'method_not_allowed',
    // And server/foreign-origin.test.ts this one.
    'origin_refused',
  ] as const)
    met.add(code);
  // They need a transaction of before, or a second call at the same time: transfers/idempotency.test.ts and payments.test.ts.
  for (const code of ['request_in_progress', 'already_final'] as const) met.add(code);
  expect(errorCodes.filter((code) => !met.has(code))).toEqual([]);
});

test.each(succeeding)('$op succeeds when $when', async (one) => {
  const { answer, call } = await play(one);
  expect([answer.status, answer.body.code]).toEqual([successOf(call.endpoint), undefined]);
  expect(replySchemaOf(call.endpoint).safeParse(answer.body).error?.issues).toBeUndefined();
  expect(answer.body).toMatchObject(one.says ?? {});
});

test.each(refused)('$op refuses with $answer when $when', async (one) => {
  // The planted mistakes of the mock are told on the terminal.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answer, earlier, later } = await play(one);
  if (one.answer !== 200) expectRefusal(answer, one.answer);
  const names = Object.keys(earlier) as (keyof SandboxState)[];
  const changed = names.filter((name) => earlier[name] !== later[name]);
  expect(changed).toEqual(changed.filter((name) => one.changes?.includes(name)));
});
