import { texts } from './texts.ts';
import { texts as authTexts } from '../auth/texts.ts';
import * as z from 'zod/mini';
import { now } from '../../core/clock.ts';
import { jobContext } from '../../core/sandbox.ts';
import { ApiError } from '../../server/api-error.ts';
import { clientIp } from '../../server/client-identity.ts';
import { countLookUp } from '../look-ups/look-ups.ts';
import { changeProfile } from '../profile/change-profile.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { refusePersonalPassword } from '../users/personal-password.ts';
import { completeStep, hasPermanentMethod, setPassword } from '../users/users.ts';
import { isReserved, isTaken, suggestUsername } from '../users/usernames.ts';
import { userInfo } from '#contract/onboarding.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { requireStep } from './require-step.ts';

const handlers: Handlers<'onboarding'> = {
  setPassword: ({ password }, { state, sandbox, c, session, user, text }) => {
    requireStep(user, 'password');
    // It is a step of a sign-up, whose code has opened the session. Once there is another way in, a password is a change of what
    // protects the account, and this call asks for no proof.
    if (hasPermanentMethod(user)) throw new ApiError('onboarding_step_done', texts.onboarding_step_done);
    refusePersonalPassword(user, password);
    setPassword(state, user, password);
    completeStep(user, 'password');
    recordEvent(jobContext(sandbox), user, 'password_set', { session, ip: clientIp(c) });
    return { message: text(authTexts.password_saved) };
  },

  saveProfile: (body, { state, user, text }) => {
    requireStep(user, 'user_info');
    if (!('skip' in body)) changeProfile(state, user, body);
    completeStep(user, 'user_info');
    return { message: text('skip' in body ? texts.step_skipped : texts.profile_saved) };
  },

  setUsername: ({ username }, { state, user, text }) => {
    requireStep(user, 'username');
    // Its answer tells which names are taken.
    countLookUp(state, user, username);
    if (isReserved(username)) {
      return { success: false, message: text(texts.username_reserved, { username }), username: null };
    }
    if (isTaken(state, username, user.customer_id)) {
      const suggestion = suggestUsername(state, username);
      const message = text(texts.username_taken, { username, suggestion });
      return { success: false, message, username: suggestion };
    }
    user.username = username;
    completeStep(user, 'username');
    return { success: true, message: text(texts.username_saved, { username }), username };
  },
};

export const onboardingFeature: Feature<'onboarding'> = {
  handlers,
  texts,
  // Whether a user is 18 depends on the sandbox's clock.
  bodySchemas: {
    saveProfile: ({ state }) =>
      z.union([z.object({ skip: z.literal(true) }), userInfo(() => new Date(now(state)))]),
  },
};
