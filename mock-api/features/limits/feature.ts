import { assets } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { marketTime } from '../market/market-settings.ts';
import { unitPrice } from '../market/price.ts';
import { presentRestrictions } from '../restrictions/restrictions.ts';
import { limitUses, tierLimits, tierOf, type LimitUse } from './limits.ts';
import { tiersSlice } from './state.ts';

const handlers: Handlers<'limits'> = {
  getLimits: (_body, { state, session, user }) => {
    const tier = tierOf(state, user);
    const [daily, monthly] = limitUses(state, user);
    const next = tier === 1 ? 2 : tier === 2 ? 3 : null;
    return {
      data: {
        tier,
        next_tier: next && {
          tier: next,
          ...tierLimits[next],
          needs: [next === 2 ? ('profile' as const) : ('address_proof' as const)],
        },
        daily: presentUse(state, daily),
        monthly: presentUse(state, monthly),
        restrictions: presentRestrictions(state, user.customer_id, session.device_id),
      },
    };
  },
};

function presentUse(state: SandboxState, { period: _period, ...use }: LimitUse) {
  const rate = unitPrice(state, 'ngn', 'usd', marketTime(state));
  const { scale } = assets.usd;
  const dollars =
    rate &&
    multiplyByRate(parseAmount(use.available, assets.ngn.scale), assets.ngn.scale, rate, scale, 'floor');
  return { ...use, available_usd: typeof dollars === 'bigint' ? formatAmount(dollars, scale) : null };
}

export const limitsFeature: Feature<'limits'> = { handlers, slices: [tiersSlice] };
