import { expect, test, vi } from 'vitest';
import { errorCodes } from '#contract/envelope.ts';
import type { SandboxState } from '#mock-api/state/state.ts';
import { brokenCases, faultCases, sessionCases } from './calls/any-call-cases.ts';
import type { CallCase } from './calls/call-case.ts';
import { loginCases } from './calls/login-cases.ts';
import { memberCases } from './calls/member-cases.ts';
import { secondStepCases } from './calls/second-step-cases.ts';
import { signupCases } from './calls/signup-cases.ts';
import { expectRefusal } from './expect-refusal.ts';
import { remembered } from './remembered.ts';
import { documentedCalls, sampleCalls } from './sample-calls.ts';
import { emptyMock, Visitor } from './visitor.ts';

const cases: readonly CallCase[] = [
  ...loginCases,
  ...signupCases,
  ...memberCases,
  ...secondStepCases,
  ...sessionCases,
  ...faultCases,
  ...brokenCases,
];
const succeeding = cases.filter(({ answer }) => answer === 200);
const refused = cases.filter(({ answer }) => answer !== 200);
const calls = new Map(sampleCalls.map((call) => [call.op, call]));

/** Plays a case up to its call, and answers what came of it and of the sandbox. */
async function play({ op, as, login = true, before, body, path }: CallCase) {
  const call = calls.get(op);
  if (!call) throw new Error(`The contract has no ${op}.`);
  const app = emptyMock();
  const visitor = new Visitor(app);
  const { state } = app.sandboxes.default;
  if (as) await visitor.become(as, login);
  const more = await before?.({ visitor, state });
  const { method } = call.endpoint;
  const earlier = remembered(state);
  const sent = call.body === undefined ? undefined : { ...(body ?? call.body), ...more };
  const answer = await visitor.write(method, path ?? call.path, sent, {});
  const later = remembered(state);
  return { answer, call, earlier, later };
}

test('every documented call succeeds in some case', () => {
  expect(documentedCalls).toHaveLength(32);
  const proved = new Set(succeeding.map(({ op }) => op));
  expect(documentedCalls.filter(({ op }) => !proved.has(op)).map(({ op }) => op)).toEqual([]);
});

test('every error code of the contract is met in some case, or when bad input is sent', () => {
  const met = new Set(refused.flatMap(({ answer }) => (answer === 200 ? [] : [answer[1]])));
  // every-input.test.ts sends these to every call.
  for (const code of ['bad_json', 'unsupported_media_type', 'body_too_large', 'method_not_allowed'] as const)
    met.add(code);
  expect(errorCodes.filter((code) => !met.has(code))).toEqual([]);
});

test.each(succeeding)('$op succeeds when $when', async (one) => {
  const { answer, call } = await play(one);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  expect(call.endpoint.reply.safeParse(answer.body).error?.issues).toBeUndefined();
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
