import type { Mock } from '#mock-api/server/hono-env.ts';
import { sampleCalls } from '../sample-calls.ts';
import { Visitor } from '../../visitor.ts';
import type { CallCase } from './call-case.ts';

const calls = new Map(sampleCalls.map((call) => [call.op, call]));

/**
 * Plays a case up to its call.
 * @param app a mock with nobody in it.
 */
export async function prepare(app: Mock, { op, as, login = true, before, body, path }: CallCase) {
  const call = calls.get(op);
  if (!call) throw new Error(`The contract has no ${op}.`);
  const visitor = new Visitor(app);
  const { state } = app.sandboxes.default;
  if (as) await visitor.become(as, login);
  const more = await before?.({ visitor, state });
  return {
    visitor,
    state,
    call,
    method: call.endpoint.method,
    path: path ?? call.path,
    body: call.body === undefined ? undefined : { ...(body ?? call.body), ...more },
  };
}
