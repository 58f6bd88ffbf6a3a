import type { MockContext } from './hono-env.ts';
import { sessionToken } from './cookies.ts';
import { languageOf, say, type Language, type MessageValues } from '../texts/translate.ts';
import type { MessageKey } from '../texts/en.ts';
import { Refusal } from './api-error.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { hasExpired, isVerified, memberOf, type Member } from '../features/session/sessions.ts';
import type { SandboxState } from '../core/state.ts';
import type { User } from '../features/users/users.ts';

/** What a handler knows besides the body. */
export interface Call<Query = unknown> {
  readonly c: MockContext;
  readonly sandbox: Sandbox;
  readonly state: SandboxState;
  readonly query: Query;
  readonly language: Language;
  /** A message in the reader's language. */
  say: (key: MessageKey, values?: MessageValues) => string;
  /** Who is signed in, or null; a device that has still to be verified counts. */
  visitor: () => Member | null;
  /**
   * Who is signed in.
   * @throws Refusal 401 for a guest, 403 where the account is closed or the device unverified.
   */
  member: (options?: { unverified?: boolean }) => Member;
}

export function createCall<Query>(c: MockContext, query: Query): Call<Query> {
  const { sandbox } = c.var;
  const language = languageOf(c.req.header('accept-language'));
  const visitor = () => memberOf(sandbox.state, sessionToken(c));
  return {
    c,
    sandbox,
    state: sandbox.state,
    query,
    language,
    say: (key, values) => say(language, key, values),
    visitor,
    member: ({ unverified = false } = {}) => {
      const member = visitor();
      if (!member) {
        const code = hasExpired(sandbox.state, sessionToken(c)) ? 'session_expired' : 'unauthorized';
        throw new Refusal(401, code, 'unauthorized');
      }
      refuseClosed(member.user);
      if (!unverified && !isVerified(sandbox.state, member))
        throw new Refusal(403, 'forbidden', 'device_unverified', { extra: { device_unauthorized: true } });
      return member;
    },
  };
}

/** @throws Refusal 403 for an account that was banned or deleted. */
export function refuseClosed(user: User): void {
  if (user.standing === 'banned') throw new Refusal(403, 'account_banned', 'account_banned');
  if (user.standing === 'deleted') throw new Refusal(403, 'account_deleted', 'account_deleted');
}
