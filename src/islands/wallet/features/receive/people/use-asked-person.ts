import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import { bareUsername } from '#contract/text/ascii-field.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { personCard, type Person } from '#src/stores/people/person.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { useMessages } from '../../../i18n/i18n.ts';

const $nobody = atom<QueryState<Person>>({ data: null, error: null, loading: false });

export interface AskedPerson {
  /** Without the sign before it; empty where anybody with the link may pay. */
  readonly username: string;
  /** Who that is; null before it is known, and where they can't be asked. */
  readonly person: Person | null;
  /** Why they can't be asked. */
  readonly problem: string | undefined;
  readonly query: QueryState<Person>;
  readonly isLookedUp: boolean;
  /** Looks the username up, once it is typed to its end: each look-up counts. */
  readonly lookUp: () => void;
  readonly retry: () => void;
}

/** Who has the username that was typed, exactly: nobody is asked for money before the API has said who that is. */
export function useAskedPerson(typed: string): AskedPerson {
  const { request: messages } = useMessages('receiveUser');
  const { to: texts } = useMessages('send');
  const own = useStore($auth, { keys: ['user'] }).user?.username;
  const username = bareUsername(typed);
  const [lookedUp, setLookedUp] = useState(username);
  const isOwn = username !== '' && username === own;
  const isLookedUp = username !== '' && username === lookedUp && !isOwn;
  const card = isLookedUp ? personCard(username) : null;
  const query = useStore(card?.$person ?? $nobody);
  const { data: person, error } = query;

  const problem = () => {
    if (isOwn && lookedUp === username) return texts.self;
    if (error?.code === 'recipient_not_found') return interpolate(texts.noUser, { username: `@${username}` });
    if (!person?.blocked) return undefined;
    const text = person.blocked === 'by_me' ? messages.blockedByMe : messages.blockedByThem;
    return interpolate(text, { name: sanitizeText(person.name) });
  };
  return {
    username,
    person: person?.blocked === null ? person : null,
    problem: problem(),
    query,
    isLookedUp,
    lookUp: () => setLookedUp(username),
    retry: () => card?.retry(),
  };
}
