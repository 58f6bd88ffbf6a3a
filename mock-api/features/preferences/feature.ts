import { preferencesOf, preferencesSlice } from './state.ts';
import { callContext } from '../../server/call-context.ts';
import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { Preferences } from '#contract/preference-choices.ts';
import { preferences } from '#contract/index.ts';
import { judgeApproval } from '../approval/approval.ts';
import { publish } from '../outbox/outbox.ts';
import type { Handlers, Feature } from '../../server/feature.ts';

const handlers: Handlers<'preferences'> = {
  getPreferences: (_body, { state, user }) => ({
    data: preferencesOf(state, user.customer_id),
  }),

  savePreferences: ({ approval = {}, ...chosen }, call) => {
    const { state, user, session } = call;
    const before = preferencesOf(state, user.customer_id);
    const saved = preferences.preferences.parse({ ...before, ...chosen });
    const need = { pin: isLessCareful(before, saved), totp: false };
    judgeApproval(callContext(call), user, approval, need);
    state.preferences[user.customer_id] = saved;
    publish(state, user.customer_id, { name: 'preferences', data: saved, except: session.token });
    return { data: saved };
  },
};

/** Whether a change lets more happen without a question. */
function isLessCareful(before: Preferences, after: Preferences): boolean {
  const { scale } = assets.ngn;
  return (
    Number(after.price_tolerance) > Number(before.price_tolerance) ||
    parseAmount(after.convert_pin_above, scale) > parseAmount(before.convert_pin_above, scale)
  );
}

export const preferencesFeature: Feature<'preferences'> = {
  handlers,
  slices: [preferencesSlice],
};
