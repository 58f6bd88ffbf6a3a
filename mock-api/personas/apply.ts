import { DEVICE_COOKIE, SANDBOX_COOKIE, SESSION_COOKIE, type CookieName } from '../server/cookies.ts';
import { clearAddress, deleteUser } from '../features/users/delete-user.ts';
import { now } from '../core/clock.ts';
import { liveCode } from '../features/auth/verification-codes.ts';
import { registerDevice, trustDevice } from '../features/devices/devices.ts';
import { keyed } from '../core/random.ts';
import { remove, own } from '../core/own-record.ts';
import { DEFAULT_SANDBOX } from '../core/sandbox-registry.ts';
import { openSession } from '../features/session/sessions.ts';
import type { SandboxState } from '../core/state.ts';
import { userByEmail, type User } from '../features/users/users.ts';
import type { PersonaName } from './persona-ids.ts';
import { PERSONA_PASSWORD, type Persona } from './fixtures.ts';
import { personas } from './personas.ts';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

export interface LoginOptions {
  /** Whether a session is opened. */
  login: boolean;
  /** Seconds of the sandbox's time that it lasts, if not as long as any. */
  sessionSeconds?: number | undefined;
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
    /** Of a code that is awaited: the site keeps it under the same name. */
    identifier?: string;
  };
  /** For the browser that plays the persona. */
  cookies: { name: CookieName; value: string }[];
}

/**
 * Puts a persona's account into its first state and leaves everybody else alone, so that several can live in one sandbox.
 * With `login` a session is opened besides; sessions from before go on.
 */
export function applyPersona(
  state: SandboxState,
  name: PersonaName,
  { login, sessionSeconds }: LoginOptions,
): Applied {
  const persona = personas[name];
  const { email, pin, trusted = true } = persona;
  const former = userByEmail(state, email);
  if (former) deleteUser(state, former);
  clearAddress(state, email);
  const user = persona.build(state);
  // How it came to be is no news.
  if (user) remove(state.userEvents, user.customer_id);
  const deviceId = `dev_${keyed(state.seed, 'device', `${state.id}:${email}`, 0).slice(0, 32)}`;
  const isKnown = persona.device !== 'unknown';
  if (isKnown && !own(state.devices, deviceId)) registerDevice(state, { user_agent: AGENT }, deviceId);
  const cookies: Applied['cookies'] = [{ name: DEVICE_COOKIE, value: deviceId }];
  if (state.id !== DEFAULT_SANDBOX) cookies.push({ name: SANDBOX_COOKIE, value: state.id });
  if (user) {
    if (trusted && isKnown) trustDevice(state, deviceId, user);
    if (login || persona.session)
      cookies.push({
        name: SESSION_COOKIE,
        value: tokenFor(state, user, persona, { deviceId, sessionSeconds }),
      });
  }
  const account: Applied['account'] = { email, password: PERSONA_PASSWORD };
  if (pin !== undefined) account.pin = pin;
  if (user?.username) account.username = user.username;
  if (user) account.customer_id = user.customer_id;
  if (user?.two_factor) account.totp_secret = user.two_factor.secret;
  const awaited = liveCode(state, 'signup', email);
  if (awaited) account.identifier = awaited.identifier;
  return { account, cookies };
}

/** A session's token, as good as the persona's should be. */
function tokenFor(
  state: SandboxState,
  user: User,
  persona: Persona,
  { deviceId, sessionSeconds }: { deviceId: string; sessionSeconds: number | undefined },
): string {
  const { trusted = true, device, session: wanted } = persona;
  if (wanted === 'unknown') return keyed(state.seed, 'session', `nobody:${state.id}:${user.customer_id}`, 0);
  const session = openSession(state, user, device === 'unknown' ? null : deviceId, trusted);
  if (wanted === 'expired') session.expires_at = now(state) - 1;
  else if (sessionSeconds !== undefined) session.expires_at = now(state) + sessionSeconds * 1000;
  return session.token;
}
