import { isVerified } from '../features/devices/devices.ts';
import { texts } from './texts.ts';
import type { MockContext } from './hono-env.ts';
import { sessionToken } from './cookies.ts';
import { languageOf, translate, type Language, type TextValues, type TranslatedText } from './translate.ts';
import { ApiError } from './api-error.ts';
import type { Sandbox } from '../core/sandbox.ts';
import {
  confirmToken,
  hasExpired,
  refuseSuperseded,
  resolveSession,
  type SignedIn,
} from '../features/session/sessions.ts';
import type { SandboxState } from '../core/state.ts';
import type { User } from '../features/users/state.ts';

/** What a handler gets besides the body. */
export interface RequestContext<Query = unknown, Params = unknown> {
  readonly c: MockContext;
  readonly sandbox: Sandbox;
  readonly state: SandboxState;
  readonly query: Query;
  readonly params: Params;
  readonly language: Language;
  /** A message in the client's language. */
  text: (text: TranslatedText, values?: TextValues) => string;
  /** The session of the call, or null; one whose device has still to be verified counts. */
  findSession: () => SignedIn | null;
  /**
   * The session of the call.
   * @throws ApiError 401 without one, and for a change with a token that was replaced; 403 where the account is closed or the device unverified.
   */
  requireSession: (options?: { unverified?: boolean }) => SignedIn;
}

/** What the handler of a call with a session gets: also the session and its user. */
export type SignedInContext<Query = unknown, Params = unknown> = RequestContext<Query, Params> & SignedIn;

export function createRequestContext(c: MockContext): RequestContext {
  const { sandbox } = c.var;
  const language = languageOf(c.req.header('accept-language'));
  const findSession = () => resolveSession(sandbox.state, sessionToken(c));
  return {
    c,
    sandbox,
    state: sandbox.state,
    query: undefined,
    params: undefined,
    language,
    text: (wanted, values) => translate(language, wanted, values),
    findSession,
    requireSession: ({ unverified = false } = {}) => {
      const found = findSession();
      if (!found) {
        const code = hasExpired(sandbox.state, sessionToken(c)) ? 'session_expired' : 'unauthorized';
        throw new ApiError(code, texts.unauthorized);
      }
      requireOpenAccount(found.user);
      confirmToken(sandbox.state, found.session);
      if (c.req.method !== 'GET') refuseSuperseded(found.session);
      if (!unverified && !isVerified(sandbox.state, found))
        throw new ApiError('forbidden', texts.device_unverified, { extra: { device_unauthorized: true } });
      return found;
    },
  };
}

/** @throws ApiError 403 for an account that was banned or deleted. */
export function requireOpenAccount(user: User): void {
  if (user.accountStatus === 'banned') throw new ApiError('account_banned', texts.account_banned);
  if (user.accountStatus === 'deleted') throw new ApiError('account_deleted', texts.account_deleted);
}
