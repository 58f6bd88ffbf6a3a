import type { BodyOf } from '#contract/requests.ts';
import type { updateProfile } from '#contract/profile.ts';
import { changedUserInfo } from '#contract/onboarding.ts';
import { now } from '../../core/clock.ts';
import { remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { avatarUrl } from '../users/avatars.ts';
import type { User } from '../users/state.ts';
import { checkAvatar } from './check-avatar.ts';
import { nameLock, presentProfile } from './present-profile.ts';
import { texts } from './texts.ts';

type Change = BodyOf<typeof updateProfile>;

const names = ['first_name', 'middle_name', 'last_name'] as const;
const identity = ['date_of_birth', 'gender'] as const;

const handlers: Handlers<'profile'> = {
  updateProfile: (change, { state, user, text }) => {
    refuseLocked(state, user, change);
    user.profile = { ...user.profile, ...change };
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

/** @throws ApiError 409 `name_locked`, `identity_locked`. What is saved already with the same value is no change. */
function refuseLocked(state: SandboxState, user: User, change: Change): void {
  const saved = user.profile ?? {};
  const changes = (member: (typeof names)[number] | (typeof identity)[number]) =>
    change[member] !== undefined && change[member] !== saved[member];
  if (names.some(changes) && nameLock(state, user)) throw new ApiError('name_locked', texts.name_locked);
  if (identity.some((member) => saved[member] !== undefined && changes(member)))
    throw new ApiError('identity_locked', texts.identity_locked);
}

export const profileFeature: Feature<'profile'> = {
  handlers,
  texts,
  // Whether a user is 18 depends on the sandbox's clock.
  bodySchemas: { updateProfile: ({ state }) => changedUserInfo(() => new Date(now(state))) },
};
