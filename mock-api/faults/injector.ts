import type { MockContext } from '../server/hono-env.ts';
import type { Effects, EffectType } from './fault-types.ts';

/** Carries the call out and returns its response. Carries it out again each time it is called. */
export type Answer = () => Promise<Response>;
export type Injector<Type extends EffectType> = (
  c: MockContext,
  effect: Effects[Type],
  proceed: Answer,
) => Promise<Response>;
export type Injectors<Types extends EffectType> = { [Type in Types]: Injector<Type> };
