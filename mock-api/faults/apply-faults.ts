import type { MockContext } from '../server/hono-env.ts';
import { transportFaults } from './transport-faults.ts';
import type { Effect, EffectType } from './fault-types.ts';
import { matchFault } from './fault-rule.ts';
import type { Answer, Injector, Injectors } from './injector.ts';
import { latencyOf } from './latency.ts';
import { responseFaults } from './response-faults.ts';
import { sleep } from './sleep.ts';

const injectors: Injectors<EffectType> = { ...transportFaults, ...responseFaults };

/** Answers a call, after what it has to wait, or does to it what a fault says. `answer` must not throw. */
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
  // An answer without an end has done no work that could be lost.
  const done = fault.stage === 'post' && !isEndless ? await answer() : null;
  return withEffect(c, fault.effect, async () => done?.clone() ?? answer());
}

/** Does to a call what an effect says, and notes it for the journal. */
export function withEffect(c: MockContext, effect: Effect, answer: Answer): Promise<Response> {
  c.set('fault', effect.type);
  const inject = injectors[effect.type] as Injector<EffectType>;
  return inject(c, effect, answer);
}
