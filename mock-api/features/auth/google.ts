import { now } from '../../core/clock.ts';
import { evictOldest, own, remove } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import { DEFAULT_SANDBOX } from '../../core/sandbox-registry.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import {
  clearCookie,
  clearSessionCookie,
  HELD_COOKIE,
  OAUTH_SECONDS,
  readCookie,
  sendCookie,
  sessionToken,
} from '../../server/cookies.ts';
import type { Handlers } from '../../server/feature.ts';
import type { MockContext } from '../../server/hono-env.ts';
import { DEFAULT_SITE, requestingSite } from '../../server/origins.ts';
import { requireOpenAccount, type RequestContext } from '../../server/request-context.ts';
import type { Language } from '../../server/translate.ts';
import { closeSession } from '../session/sessions.ts';
import { offerGoogleLink } from '../sign-in/google-link.ts';
import { signIn, type SignInOutcome } from '../sign-in/sign-in.ts';
import type { GoogleIdentity } from '../../stand-ins/google/google-account.ts';
import type { User } from '../users/state.ts';
import { createUser, hasPermanentMethod, userByEmail, userByGoogle } from '../users/users.ts';
import { texts as codeTexts } from '../verification-codes/texts.ts';
import { challengeOf, openOauthRequest } from './oauth-requests.ts';
import type { HeldSignIn } from './state.ts';

/** Where Google sends the browser back to. */
export const CALLBACK_PATH = '/auth/google/callback';
/** More than a test or a developer has open at once. */
const HELD_LIMIT = 100;

/** `link_google`: the address has an account that is not linked, whose next log-in in this browser links it. */
export type GoogleOutcome = SignInOutcome | { readonly kind: 'link_google' };

/** Who Google says it is. Its `sub` is the identity: an address can change, and be given to somebody else. */
export type GoogleAccount = Pick<GoogleIdentity, 'sub' | 'email'>;

/**
 * The account that a Google account may open or make: the one that it is linked to, else that of its address.
 * @returns `another` where that one is linked to another Google account, which has had the address before: nothing is opened.
 */
export function accountOf(state: SandboxState, { sub, email }: GoogleAccount): User | 'another' | undefined {
  const linked = userByGoogle(state, sub);
  if (linked) return linked;
  const ofAddress = userByEmail(state, email);
  return ofAddress?.googleSub == null ? ofAddress : 'another';
}

/**
 * Signs in whom Google has named. Google says who owns an address; that it may open the account, the account's owner says, once, by
 * logging in. One that nobody can log into yet is the owner's of its address.
 * @param language that of the page, which a new account begins with
 * @throws ApiError 400 `flow_expired` where the account is linked to another Google account; 403 for one that was banned or deleted
 */
export function signInByGoogle(
  call: RequestContext,
  google: GoogleAccount,
  language: Language,
): GoogleOutcome {
  const { c, state } = call;
  const existing = accountOf(state, google);
  if (existing === 'another') throw new ApiError('flow_expired', codeTexts.flow_expired);
  if (existing) requireOpenAccount(existing);
  if (existing && hasPermanentMethod(existing) && existing.googleSub === null) {
    offerGoogleLink(c, state, existing, google.sub);
    return { kind: 'link_google' };
  }
  // Who signs in with Google needs no password, so the step `password` is not required.
  const required = ['user_info', 'username', 'referral'] as const;
  const user = existing ?? createUser(state, { email: google.email, required, language });
  return signIn(call, user, 'google', { isNewAccount: !existing, googleSub: google.sub });
}

/** Keeps a sign-in until the person has said whether to go on, at the latest until their session ends. */
export function holdSignIn(c: MockContext, state: SandboxState, google: GoogleAccount): void {
  const key = next(state, 'held_sign_in', state.id);
  evictOldest(state.heldSignIns, HELD_LIMIT);
  const { sub, email } = google;
  const expires_at = now(state) + OAUTH_SECONDS * 1000;
  state.heldSignIns[key] = { sub, email, session: sessionToken(c) ?? '', expires_at };
  sendCookie(c, HELD_COOKIE, key);
}

function heldSignIn({ c, state, findSession }: RequestContext): HeldSignIn | null {
  const held = own(state.heldSignIns, readCookie(c, HELD_COOKIE));
  const isHere = held !== undefined && held.session === findSession()?.session.token;
  return isHere && held.expires_at > now(state) ? held : null;
}

function dropHeldSignIn({ c, state }: RequestContext): void {
  const key = readCookie(c, HELD_COOKIE);
  if (key === null) return;
  remove(state.heldSignIns, key);
  clearCookie(c, HELD_COOKIE);
}

export const googleHandlers: Pick<
  Handlers<'auth'>,
  'startGoogleSignIn' | 'getHeldSignIn' | 'continueHeldSignIn' | 'stopHeldSignIn'
> = {
  startGoogleSignIn: (_body, call) => {
    const { c, state } = call;
    const site = requestingSite(c.req.header('origin'), c.req.header('referer')) ?? DEFAULT_SITE;
    const request = openOauthRequest(call, site);
    const url = new URL('/__mock/google', c.req.url);
    const callback = new URL(CALLBACK_PATH, c.req.url);
    // A redirect has no header of ours, so the URLs name the sandbox.
    if (state.id !== DEFAULT_SANDBOX)
      for (const { searchParams } of [url, callback]) searchParams.set('__sandbox', state.id);
    url.searchParams.set('redirect_uri', callback.href);
    url.searchParams.set('state', request.state);
    url.searchParams.set('code_challenge', challengeOf(request.code_verifier));
    url.searchParams.set('code_challenge_method', 'S256');
    return { redirect_url: url.href };
  },

  getHeldSignIn: (_body, call) => {
    const held = heldSignIn(call);
    const account = held && accountOf(call.state, held);
    const username = account === 'another' ? null : account?.username;
    return { data: held && { email: held.email, username: username ?? null } };
  },

  stopHeldSignIn: (_body, call) => {
    dropHeldSignIn(call);
    return { data: null };
  },

  continueHeldSignIn: (_body, call) => {
    const { c, state, language } = call;
    const held = heldSignIn(call);
    if (!held) throw new ApiError('flow_expired', codeTexts.flow_expired);
    dropHeldSignIn(call);
    const former = sessionToken(c);
    const outcome = signInByGoogle(call, held, language);
    // Who goes on gives up the session of the other customer, also where the new one needs another step.
    if (outcome.kind !== 'session') {
      closeSession(state, former);
      clearSessionCookie(c);
    }
    const identifier = outcome.kind === 'second_factor' ? outcome.identifier : null;
    return { data: { next: outcome.kind, email: held.email, identifier } };
  },
};
