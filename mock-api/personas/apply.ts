import type { Sandbox } from '../core/sandbox.ts';
import type { User } from '../features/users/state.ts';
import {
  DEVICE_COOKIE,
  DEVICE_KEY_COOKIE,
  SANDBOX_COOKIE,
  SESSION_COOKIE,
  type CookieName,
} from '../server/cookies.ts';
import { now } from '../core/clock.ts';
import { liveCode } from '../features/verification-codes/verification-codes.ts';
import { issueDeviceKey, registerDevice, trustDevice } from '../features/devices/devices.ts';
import { keyed } from '../core/random.ts';
import { remove, own } from '../core/own-record.ts';
import { DEFAULT_SANDBOX } from '../core/sandbox-registry.ts';
import { openSession } from '../features/session/sessions.ts';
import type { SandboxState } from '../core/state.ts';
import { userByEmail } from '../features/users/users.ts';
import { addChainDetails } from './chain-details.ts';
import type { PersonaName } from './persona-ids.ts';
import { PERSONA_PASSWORD, PERSONA_PIN, personaDeviceId, type Persona } from './fixtures.ts';
import { personas } from './personas.ts';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

export interface LoginOptions {
  /** Opens a session. */
  login: boolean;
  /** How long the session lasts, in seconds of the sandbox's time; as long as any session when left out. */
  sessionSeconds?: number | undefined;
  /** What the account has done, in place of the persona's own. */
  history?: Persona['history'];
}

export interface Applied {
  account: {
    email: string;
    password: string;
    pin?: string;
    username?: string;
    customer_id?: string;
    /** Base32, of a persona with two-factor authentication: `otpauth` and every authenticator app take it. */
    totp_secret?: string;
    /** Of a sign-up code that was not typed yet: the site stores it under the same name. */
    identifier?: string;
  };
  /** For the browser that becomes the persona. */
  cookies: { name: CookieName; value: string }[];
}

/**
 * Creates a persona's account anew and leaves all others as they are, so that a sandbox can have several. With `login` it also
 * opens a session; former sessions of the account stay.
 */
export function applyPersona(
  { state, definition }: Pick<Sandbox, 'state' | 'definition'>,
  name: PersonaName,
  { login, sessionSeconds, history = personas[name].history }: LoginOptions,
): Applied {
  const persona = personas[name];
  const { email, trusted = true } = persona;
  const former = userByEmail(state, email);
  if (former) definition.deleteUser(state, former);
  clearAddress(state, email);
  const user = persona.build(state);
  if (user) history?.(state, user);
  addChainDetails(state);
  // What was done to create the account is no event for its streams.
  if (user) remove(state.userEvents, user.customer_id);
  const deviceId = personaDeviceId(state, email);
  const isKnown = persona.device !== 'unknown';
  const cookies: Applied['cookies'] = [{ name: DEVICE_COOKIE, value: deviceId }];
  if (isKnown) {
    const device = own(state.devices, deviceId) ?? registerDevice(state, { user_agent: AGENT }, deviceId);
    // The same one each time, so that a browser that has become the persona before stays its device.
    const key = keyed(state.seed, 'device_key', `${state.id}:${deviceId}`, 0);
    cookies.push({ name: DEVICE_KEY_COOKIE, value: issueDeviceKey(state, device, key) });
  }
  if (state.id !== DEFAULT_SANDBOX) cookies.push({ name: SANDBOX_COOKIE, value: state.id });
  if (user) {
    // Whoever logs in directly has done so before: the device is as old as the account.
    if (trusted && isKnown) trustDevice(state, deviceId, user, user.created_at);
    if (login || persona.session)
      cookies.push({
        name: SESSION_COOKIE,
        value: tokenFor(state, user, persona, { deviceId, sessionSeconds }),
      });
  }
  const account: Applied['account'] = { email, password: PERSONA_PASSWORD };
  if (user?.pin) account.pin = PERSONA_PIN;
  if (user?.username) account.username = user.username;
  if (user) account.customer_id = user.customer_id;
  const factor = own(state.twoFactor, user?.customer_id);
  if (factor) account.totp_secret = factor.secret;
  const signupCode = liveCode(state, { kind: 'signup', email, customer_id: null });
  if (signupCode) account.identifier = signupCode.identifier;
  return { account, cookies };
}

/** The token of a session that is valid, expired or unknown, as the persona says. */
function tokenFor(
  state: SandboxState,
  user: User,
  persona: Persona,
  { deviceId, sessionSeconds }: { deviceId: string; sessionSeconds: number | undefined },
): string {
  const { trusted = true, device, session: kind } = persona;
  if (kind === 'unknown') return keyed(state.seed, 'session', `nobody:${state.id}:${user.customer_id}`, 0);
  const session = openSession(state, user, device === 'unknown' ? null : deviceId, trusted);
  if (kind === 'expired') session.expires_at = now(state) - 1;
  else if (sessionSeconds !== undefined) session.expires_at = now(state) + sessionSeconds * 1000;
  return session.token;
}

/** Removes an address's codes and emails: one without an account may have those of an unfinished sign-up. */
function clearAddress(state: SandboxState, email: string): void {
  for (const code of Object.values(state.codes))
    if (code.email === email) remove(state.codes, code.identifier);
  state.mails = state.mails.filter((mail) => mail.to !== email);
}

declare module '../core/sandbox.ts' {
  interface Setting {
    persona?: { name: PersonaName; login: boolean } | undefined;
  }
}
