import { texts as serverTexts } from '../../server/texts.ts';
import { avatarUrl } from '../users/avatars.ts';
import type { User } from '../users/state.ts';
import { isVerified } from '../devices/devices.ts';
import { deviceCode } from '../verification-codes/send-code.ts';
import { presentProfile } from '../profile/present-profile.ts';
import { resendWait } from '../verification-codes/verification-codes.ts';
import type { Handlers, Feature } from '../../server/feature.ts';

const person = ({ username, customer_id, profile }: User) => ({
  username,
  customer_id,
  first_name: profile?.first_name ?? null,
  last_name: profile?.last_name ?? null,
});

const handlers: Handlers<'me'> = {
  getProfileStatus: (_body, call) => {
    const { state, user, session, text } = call;
    const unauthorized = !isVerified(state, { user, session });
    // The page that verifies the device can't request a code, so the code is sent before the page opens.
    const { email, customer_id } = user;
    if (unauthorized && resendWait(state, { kind: 'device', email, customer_id }) === 0)
      deviceCode(call, user);
    return {
      message: unauthorized ? text(serverTexts.device_unverified) : null,
      ...person(user),
      required: user.pendingSteps,
      optional: user.pin ? [] : ['transaction_password'],
      user_status: user.pendingSteps.length > 0 || user.forceIncomplete ? 'incomplete' : 'complete',
      device_unauthorized: unauthorized,
      has_avatar: avatarUrl(state, user.customer_id) !== null,
      error: null,
    };
  },

  getProfile: (_body, { state, user }) => presentProfile(state, user),
};

export const meFeature: Feature<'me'> = {
  handlers,
};
