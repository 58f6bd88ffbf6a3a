import { changedUserInfo } from '#contract/onboarding.ts';
import { now } from '../../core/clock.ts';
import { remove } from '../../core/own-record.ts';
import { countCall } from '../../core/rate-limit.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { avatarUrl } from '../users/avatars.ts';
import { changeProfile } from './change-profile.ts';
import { checkAvatar } from './check-avatar.ts';
import { presentProfile } from './present-profile.ts';
import { writeParts } from './profile-parts.ts';
import { texts } from './texts.ts';

/** Each change is an email. */
const PROFILE_RATE = { limit: 20, seconds: 600 };
/** Each is 64 kB to read and to keep. */
const AVATAR_RATE = { limit: 20, seconds: 600 };

const handlers: Handlers<'profile'> = {
  updateProfile: (change, call) => {
    const { state, user, text } = call;
    countCall(state, 'profile', user.customer_id, PROFILE_RATE);
    const parts = changeProfile(state, user, change);
    if (parts.length > 0)
      recordEvent(callContext(call), user, 'profile_changed', {
        // The log keeps no text of a language.
        values: { parts: writeParts(parts), changed: parts.join(' ') },
      });
    return { message: text(texts.profile_saved), ...presentProfile(state, user) };
  },

  saveAvatar: ({ image }, { state, user: { customer_id } }) => {
    const verdict = checkAvatar(image);
    if ('problem' in verdict)
      throw new ApiError('picture_refused', texts.picture_refused, {
        fields: { image: 'invalid' },
        details: { reason: verdict.problem },
      });
    countCall(state, 'avatar', customer_id, AVATAR_RATE);
    state.avatars[customer_id] = { type: verdict.type, image };
    return { data: { avatar_url: avatarUrl(state, customer_id) ?? '' } };
  },

  removeAvatar: (_body, { state, user }) => {
    remove(state.avatars, user.customer_id);
    return { data: { avatar_url: null } };
  },
};

export const profileFeature: Feature<'profile'> = {
  handlers,
  texts,
  // Whether a user is 18 depends on the sandbox's clock.
  bodySchemas: { updateProfile: ({ state }) => changedUserInfo(() => new Date(now(state))) },
};
