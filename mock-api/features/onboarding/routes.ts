import * as z from 'zod/mini';
import { session as held, user as contract } from '#contract/index.ts';
import type { OnboardingStep } from '#contract/session.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { now } from '../../core/clock.ts';
import { hash } from '../../core/secret-hash.ts';
import { isVerified } from '../session/sessions.ts';
import { completeStep, type User } from '../users/users.ts';
import { isReserved, isTaken, suggestUsername } from '../users/usernames.ts';
import { deviceCode } from '../auth/start-session.ts';

const person = ({ username, customer_id, profile }: User) => ({
  username,
  customer_id,
  first_name: profile?.first_name ?? null,
  last_name: profile?.last_name ?? null,
});

/** @throws Refusal 409 for a step that is done. */
export function requireStep(user: User, step: OnboardingStep): void {
  if (!user.pendingSteps.includes(step)) throw new ApiError(409, 'step_not_required', 'step_not_required');
}

export function serveUser(app: MockApp): void {
  implement(
    app,
    held.status,
    (_body, call) => {
      const { state, requireSession, text } = call;
      const who = requireSession({ unverified: true });
      const { user, session } = who;
      const unauthorized = !isVerified(state, who);
      // The device page has no button that asks for a code, so it is on its way before the page opens.
      if (unauthorized) deviceCode(call, user, session.device_id);
      return {
        message: unauthorized ? text('device_unverified') : null,
        ...person(user),
        required: user.pendingSteps,
        optional: user.pin ? [] : ['transaction_password'],
        user_status: user.pendingSteps.length > 0 || user.forceIncomplete ? 'incomplete' : 'complete',
        device_unauthorized: unauthorized,
        error: null,
      };
    },
    { unverified: true },
  );

  implement(app, held.profile, (_body, { requireSession }) => {
    const { user } = requireSession();
    const { profile } = user;
    return {
      ...person(user),
      email: user.email,
      middle_name: profile?.middle_name ?? null,
      phone_number: profile?.phone_number ?? null,
      country_code: profile?.country_code ?? null,
      date_of_birth: profile?.date_of_birth ?? null,
      gender: profile?.gender ?? null,
      address: profile?.address ?? null,
    };
  });

  implement(app, contract.setPassword, ({ password }, { state, requireSession, text }) => {
    const { user } = requireSession();
    requireStep(user, 'password');
    user.password = hash(state, password);
    completeStep(state, user, 'password');
    return { message: text('password_saved') };
  });

  implement(
    app,
    contract.saveProfile,
    (body, { state, requireSession, text }) => {
      const { user } = requireSession();
      requireStep(user, 'user_info');
      if (!('skip' in body)) user.profile = body;
      completeStep(state, user, 'user_info');
      return { message: text('skip' in body ? 'step_skipped' : 'profile_saved') };
    },
    // Whether somebody is 18 goes by the sandbox's clock.
    {
      body: ({ state }) =>
        z.union([z.object({ skip: z.literal(true) }), contract.userInfo(() => new Date(now(state)))]),
    },
  );

  implement(app, contract.username, ({ username }, { state, requireSession, text }) => {
    const { user } = requireSession();
    requireStep(user, 'username');
    if (isReserved(username)) {
      return { success: false, message: text('username_reserved', { username }), username: null };
    }
    if (isTaken(state, username, user.customer_id)) {
      const suggestion = suggestUsername(state, username);
      const message = text('username_taken', { username, suggestion });
      return { success: false, message, username: suggestion };
    }
    user.username = username;
    completeStep(state, user, 'username');
    return { success: true, message: text('username_saved', { username }), username };
  });

  implement(app, contract.emergencyContact, (contact, { requireSession, text }) => {
    requireSession().user.emergency_contact = contact;
    return { message: text('contact_saved') };
  });

  implement(app, contract.readEmergencyContact, (_body, { requireSession }) => ({
    data: requireSession().user.emergency_contact,
  }));

  implement(app, contract.removeEmergencyContact, (_body, { requireSession, text }) => {
    requireSession().user.emergency_contact = null;
    return { message: text('contact_removed'), data: null };
  });
}
