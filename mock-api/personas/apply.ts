import { SANDBOX_COOKIE } from '../http/find-sandbox.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../http/cookies.ts';
import { forgetAddress, removeAccount } from '../state/accounts.ts';
import { registerDevice, trustDevice } from '../state/devices.ts';
import { rnd } from '../state/random.ts';
import { row } from '../state/record.ts';
import { DEFAULT_SANDBOX } from '../state/sandboxes.ts';
import { openSession } from '../state/sessions.ts';
import type { SandboxState } from '../state/state.ts';
import { userByEmail } from '../state/users.ts';
import { banned } from './banned.ts';
import { complete } from './complete.ts';
import { deleted } from './deleted.ts';
import { deviceUnverified } from './device-unverified.ts';
import { guest } from './guest.ts';
import { incompleteFlagOnly } from './incomplete-flag-only.ts';
import { missingAll } from './missing-all.ts';
import { missingPassword } from './missing-password.ts';
import { missingReferral } from './missing-referral.ts';
import { missingReordered } from './missing-reordered.ts';
import { missingUserInfo } from './missing-user-info.ts';
import { missingUsername } from './missing-username.ts';
import type { PersonaName } from './names.ts';
import { newUser } from './new-user.ts';
import { PERSONA_PASSWORD, type Persona } from './persona.ts';
import { unicode } from './unicode.ts';

const personas: Readonly<Record<PersonaName, Persona>> = {
  guest,
  'new-user': newUser,
  complete,
  'missing-all': missingAll,
  'missing-password': missingPassword,
  'missing-user-info': missingUserInfo,
  'missing-username': missingUsername,
  'missing-referral': missingReferral,
  'missing-reordered': missingReordered,
  'incomplete-flag-only': incompleteFlagOnly,
  'device-unverified': deviceUnverified,
  banned,
  deleted,
  unicode,
};

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

export interface Applied {
  account: { email: string; password: string; pin?: string; username?: string; customer_id?: string };
  /** For the browser that plays the persona. */
  cookies: { name: string; value: string }[];
}

/**
 * Puts a persona's account into its first state and leaves everybody else alone, so that several can live in one sandbox.
 * With `login` a session is opened besides; sessions from before go on.
 */
export function applyPersona(state: SandboxState, name: PersonaName, { login }: { login: boolean }): Applied {
  const { email, build, pin, trusted = true } = personas[name];
  const former = userByEmail(state, email);
  if (former) removeAccount(state, former);
  forgetAddress(state, email);
  const user = build(state);
  const deviceId = `dev_${rnd(state.seed, 'device', `${state.id}:${email}`, 0).slice(0, 32)}`;
  if (!row(state.devices, deviceId)) registerDevice(state, { user_agent: AGENT }, deviceId);
  const cookies = [{ name: DEVICE_COOKIE, value: deviceId }];
  if (state.id !== DEFAULT_SANDBOX) cookies.push({ name: SANDBOX_COOKIE, value: state.id });
  if (user) {
    if (trusted) trustDevice(state, deviceId, user);
    if (login)
      cookies.push({ name: SESSION_COOKIE, value: openSession(state, user, deviceId, trusted).token });
  }
  const account: Applied['account'] = { email, password: PERSONA_PASSWORD };
  if (pin !== undefined) account.pin = pin;
  if (user?.username) account.username = user.username;
  if (user) account.customer_id = user.customer_id;
  return { account, cookies };
}
