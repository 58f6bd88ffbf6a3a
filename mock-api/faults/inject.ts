import type { MockContext } from '../environment.ts';
import { connection } from './connection.ts';
import type { EffectType } from './effect.ts';
import { takeFault } from './fault.ts';
import type { Answer, Injector, Injectors } from './injector.ts';
import { latencyOf } from './latency.ts';
import { replies } from './replies.ts';
import { sleep } from './sleep.ts';

const injectors: Injectors<EffectType> = { ...connection, ...replies };

/** Answers a call, after what it has to wait, or does to it what a fault says. `answer` must not throw. */
export async function withFaults(
  c: MockContext,
  op: string,
  answer: Answer,
  { byName = false } = {},
): Promise<Response> {
  const { state } = c.var.sandbox;
  const wait = byName ? 0 : latencyOf(state, op);
  if (wait > 0) await sleep(wait, c.req.raw.signal);
  const fault = takeFault(state, op, byName);
  if (!fault) return answer();
  c.set('fault', fault.effect.type);
  c.set('rule', fault);
  const done = fault.stage === 'post' ? await answer() : null;
  const inject = injectors[fault.effect.type] as Injector<EffectType>;
  return inject(c, fault.effect, async () => done?.clone() ?? answer());
}
