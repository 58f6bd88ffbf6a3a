import type { MockContext } from '../server/hono-env.ts';
import { withEffect } from './apply-faults.ts';
import { EffectResponse } from './effect-response.ts';

/**
 * Where a fault of the stage `work` hits a call: between the reservation of its Idempotency-Key and its commit.
 * @throws EffectResponse if the effect responds in place of the work
 */
export async function holdAtWork(c: MockContext): Promise<void> {
  const fault = c.get('rule');
  if (fault?.stage !== 'work') return;
  const proceeded = new Response(null, { status: 204 });
  const response = await withEffect(c, fault.effect, () => Promise.resolve(proceeded));
  if (response !== proceeded) throw new EffectResponse(response);
}
