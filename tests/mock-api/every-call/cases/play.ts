import type { Endpoint } from '#contract/endpoint.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { sampleCalls, type SampleCall } from '../sample-calls.ts';
import { Visitor } from '../../visitor.ts';
import type { CallCase } from './call-case.ts';

const calls = new Map<string, SampleCall>(sampleCalls.map((call) => [call.op, call]));

/** The HTTP status of a call's success; the first of several. */
export const successOf = ({ replies }: Endpoint) => Number(Object.keys(replies)[0]);

/**
 * Plays a case up to its call.
 * @param app a mock with nobody in it.
 */
export async function prepare(
  app: Mock,
  { op, as, login = true, before, body, path, headers = {} }: CallCase,
) {
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
    headers,
    body: call.body === undefined ? undefined : { ...(body ?? call.body), ...more },
  };
}
