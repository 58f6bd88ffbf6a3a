import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { personCard, type Person } from '#src/stores/people/person.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { useMessages } from '../i18n/i18n.ts';

const $nobody = atom<QueryState<Person>>({ data: null, error: null, loading: false });

/** Why a block is in the way, in the words of what it is in the way of; `{name}` is whose. */
interface BlockTexts {
  readonly blockedByMe: string;
  readonly blockedByThem: string;
}

export interface ResolvedPerson {
  readonly username: string;
  /** Whose it is; null before it is known, and where `problem` says why it can't be them. */
  readonly person: Person | null;
  /** Why it can't be them: nobody has the username, it is one's own, or one of both has blocked the other. */
  readonly problem: string | undefined;
  /** The problem is a block of one's own, which can be ended. */
  readonly isBlockedByMe: boolean;
  readonly query: QueryState<Person>;
  /** What is said of a look-up that failed. */
  readonly failed: string;
  readonly retry: () => void;
}

/**
 * Who has a username, exactly: nobody is paid, or asked for money, before the API has said who that is. The namespace is `send`.
 * @param username without the sign before it; null where nobody is to be looked up: each look-up counts.
 */
export function useResolvedPerson(username: string | null, blockTexts: BlockTexts): ResolvedPerson {
  const { to: messages } = useMessages('send');
  const own = useStore($auth, { keys: ['user'] }).user?.username;
  const isOwn = username !== null && username === own;
  const card = username === null || isOwn ? null : personCard(username);
  const query = useStore(card?.$person ?? $nobody);
  const { data: person, error } = query;
  const names = { username: `@${username ?? ''}` };

  const problem = () => {
    if (isOwn) return messages.self;
    if (error?.code === 'recipient_not_found') return interpolate(messages.noUser, names);
    if (!person?.blocked) return undefined;
    const text = person.blocked === 'by_me' ? blockTexts.blockedByMe : blockTexts.blockedByThem;
    return interpolate(text, { name: sanitizeText(person.name) });
  };
  return {
    username: username ?? '',
    person: person?.blocked === null ? person : null,
    problem: problem(),
    isBlockedByMe: person?.blocked === 'by_me',
    query,
    failed: error?.status === 429 ? messages.limited : interpolate(messages.lookUpFailed, names),
    retry: () => card?.retry(),
  };
}
