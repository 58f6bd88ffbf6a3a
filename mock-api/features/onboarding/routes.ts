import * as z from 'zod/mini';
import { session as held, user as contract } from '#contract/index.ts';
import type { OnboardingStep } from '#contract/session.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { now } from '../../core/clock.ts';
import { seal } from '../../core/secret-hash.ts';
import { isVerified } from '../session/sessions.ts';
import { finishStep, type User } from '../users/users.ts';
import { isReserved, isTaken, suggestUsername } from '../users/usernames.ts';
import { deviceCode } from '../auth/start-session.ts';

const person = ({ username, customer_id, info }: User) => ({
  username,
  customer_id,
  first_name: info?.first_name ?? null,
  last_name: info?.last_name ?? null,
});

/** @throws Refusal 409 for a step that is done. */
export function requireStep(user: User, step: OnboardingStep): void {
  if (!user.required.includes(step)) throw new Refusal(409, 'step_not_required', 'step_not_required');
}

export function serveUser(app: MockApp): void {
  serveEndpoint(
    app,
    held.status,
    (_body, call) => {
      const { state, member, say } = call;
      const who = member({ unverified: true });
      const { user, session } = who;
      const unauthorized = !isVerified(state, who);
      // The device page has no button that asks for a code, so it is on its way before the page opens.
      if (unauthorized) deviceCode(call, user, session.device_id);
      return {
        message: unauthorized ? say('device_unverified') : null,
        ...person(user),
        required: user.required,
        optional: user.pin ? [] : ['transaction_password'],
        user_status: user.required.length > 0 || user.incomplete ? 'incomplete' : 'complete',
        device_unauthorized: unauthorized,
        error: null,
      };
    },
    { unverified: true },
  );

  serveEndpoint(app, held.profile, (_body, { member }) => {
    const { user } = member();
    const { info } = user;
    return {
      ...person(user),
      email: user.email,
      middle_name: info?.middle_name ?? null,
      phone_number: info?.phone_number ?? null,
      country_code: info?.country_code ?? null,
      date_of_birth: info?.date_of_birth ?? null,
      gender: info?.gender ?? null,
      address: info?.address ?? null,
    };
  });

  serveEndpoint(app, contract.setPassword, ({ password }, { state, member, say }) => {
    const { user } = member();
    requireStep(user, 'password');
    user.password = seal(state, password);
    finishStep(state, user, 'password');
    return { message: say('password_saved') };
  });

  serveEndpoint(
    app,
    contract.saveProfile,
    (body, { state, member, say }) => {
      const { user } = member();
      requireStep(user, 'user_info');
      if (!('skip' in body)) user.info = body;
      finishStep(state, user, 'user_info');
      return { message: say('skip' in body ? 'step_skipped' : 'profile_saved') };
    },
    // Whether somebody is 18 goes by the sandbox's clock.
    {
      body: ({ state }) =>
        z.union([z.object({ skip: z.literal(true) }), contract.userInfo(() => new Date(now(state)))]),
    },
  );

  serveEndpoint(app, contract.username, ({ username }, { state, member, say }) => {
    const { user } = member();
    requireStep(user, 'username');
    if (isReserved(username)) {
      return { success: false, message: say('username_reserved', { username }), username: null };
    }
    if (isTaken(state, username, user.customer_id)) {
      const suggestion = suggestUsername(state, username);
      const message = say('username_taken', { username, suggestion });
      return { success: false, message, username: suggestion };
    }
    user.username = username;
    finishStep(state, user, 'username');
    return { success: true, message: say('username_saved', { username }), username };
  });

  serveEndpoint(app, contract.emergencyContact, (contact, { member, say }) => {
    member().user.emergency_contact = contact;
    return { message: say('contact_saved') };
  });

  serveEndpoint(app, contract.readEmergencyContact, (_body, { member }) => ({
    data: member().user.emergency_contact,
  }));

  serveEndpoint(app, contract.removeEmergencyContact, (_body, { member, say }) => {
    member().user.emergency_contact = null;
    return { message: say('contact_removed'), data: null };
  });
}
