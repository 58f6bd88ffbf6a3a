import type { MockContext } from './hono-env.ts';
import { sessionToken } from './cookies.ts';
import { languageOf, translate, type Language, type TextValues } from '../texts/translate.ts';
import type { TextKey } from '../texts/en.ts';
import { ApiError } from './api-error.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { hasExpired, isVerified, resolveSession, type SignedIn } from '../features/session/sessions.ts';
import type { SandboxState } from '../core/state.ts';
import type { User } from '../features/users/users.ts';

/** What a handler knows besides the body. */
export interface RequestContext<Query = unknown> {
  readonly c: MockContext;
  readonly sandbox: Sandbox;
  readonly state: SandboxState;
  readonly query: Query;
  readonly language: Language;
  /** A message in the reader's language. */
  text: (key: TextKey, values?: TextValues) => string;
  /** Who is signed in, or null; a device that has still to be verified counts. */
  session: () => SignedIn | null;
  /**
   * Who is signed in.
   * @throws Refusal 401 for a guest, 403 where the account is closed or the device unverified.
   */
  requireSession: (options?: { unverified?: boolean }) => SignedIn;
}

export function createRequestContext<Query>(c: MockContext, query: Query): RequestContext<Query> {
  const { sandbox } = c.var;
  const language = languageOf(c.req.header('accept-language'));
  const session = () => resolveSession(sandbox.state, sessionToken(c));
  return {
    c,
    sandbox,
    state: sandbox.state,
    query,
    language,
    text: (key, values) => translate(language, key, values),
    session,
    requireSession: ({ unverified = false } = {}) => {
      const member = session();
      if (!member) {
        const code = hasExpired(sandbox.state, sessionToken(c)) ? 'session_expired' : 'unauthorized';
        throw new ApiError(401, code, 'unauthorized');
      }
      requireOpenAccount(member.user);
      if (!unverified && !isVerified(sandbox.state, member))
        throw new ApiError(403, 'forbidden', 'device_unverified', { extra: { device_unauthorized: true } });
      return member;
    },
  };
}

/** @throws Refusal 403 for an account that was banned or deleted. */
export function requireOpenAccount(user: User): void {
  if (user.accountStatus === 'banned') throw new ApiError(403, 'account_banned', 'account_banned');
  if (user.accountStatus === 'deleted') throw new ApiError(403, 'account_deleted', 'account_deleted');
}
