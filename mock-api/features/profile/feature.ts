import { changedUserInfo } from '#contract/onboarding.ts';
import { now } from '../../core/clock.ts';
import { remove } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { avatarUrl } from '../users/avatars.ts';
import { changeProfile } from './change-profile.ts';
import { checkAvatar } from './check-avatar.ts';
import { presentProfile } from './present-profile.ts';
import { texts } from './texts.ts';

const handlers: Handlers<'profile'> = {
  updateProfile: (change, { state, user, text }) => {
    changeProfile(state, user, change);
    return { message: text(texts.profile_saved), ...presentProfile(state, user) };
  },

  saveAvatar: ({ image }, { state, user: { customer_id } }) => {
    const verdict = checkAvatar(image);
    if ('problem' in verdict)
      throw new ApiError('picture_refused', texts.picture_refused, {
        fields: { image: 'invalid' },
        details: { reason: verdict.problem },
      });
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
