import type { MockContext } from '../server/hono-env.ts';
import { transportFaults } from './transport-faults.ts';
import type { Effect, EffectType } from './fault-types.ts';
import { matchFault } from './fault-rule.ts';
import type { Answer, Injector, Injectors } from './injector.ts';
import { latencyOf } from './latency.ts';
import { responseFaults } from './response-faults.ts';
import { sleep } from './sleep.ts';
import { isEventStream } from './truncate-sse.ts';

const injectors: Injectors<EffectType> = { ...transportFaults, ...responseFaults };

/** Responds to a call after its latency, or applies the fault that matches it. `answer` must not throw. */
export async function withFaults(
  c: MockContext,
  op: string,
  answer: Answer,
  { byName = false, isEndless = false } = {},
): Promise<Response> {
  const { state } = c.get('sandbox');
  const wait = byName ? 0 : latencyOf(state, op);
  if (wait > 0) await sleep(wait, c.req.raw.signal);
  const fault = matchFault(state, op, byName);
  if (!fault) return answer();
  c.set('rule', fault);
  // The handler applies it itself, once it has reserved what it works on.
  if (fault.stage === 'work') return answer();
  // A response without an end has done no work that could be lost.
  let done = fault.stage === 'post' && !isEndless ? await answer() : null;
  return withEffect(c, fault.effect, async () => {
    const response = done ?? (await answer());
    // An effect that asks for a second response has the call carried out again.
    done = null;
    return response;
  });
}

/** Applies an effect to a call, and records its type for the request log. */
export async function withEffect(c: MockContext, effect: Effect, answer: Answer): Promise<Response> {
  c.set('fault', effect.type);
  const inject = injectors[effect.type] as Injector<EffectType>;
  const response = await inject(c, effect, answer);
  if (Object.hasOwn(responseFaults, effect.type) && !isEventStream(response))
    c.set('sentBody', await response.clone().text());
  return response;
}
