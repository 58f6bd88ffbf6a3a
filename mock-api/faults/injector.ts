import type { MockContext } from '../server/hono-env.ts';
import type { Effects, EffectType } from './fault-types.ts';

/** The call's own answer; each time it is asked for, the call is carried out. */
export type Answer = () => Promise<Response>;
export type Injector<Type extends EffectType> = (
  c: MockContext,
  effect: Effects[Type],
  proceed: Answer,
) => Promise<Response>;
export type Injectors<Types extends EffectType> = { [Type in Types]: Injector<Type> };
