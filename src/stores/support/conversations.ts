import { computed, map, onMount } from 'nanostores';
import * as contract from '#contract/support.ts';
import type { Conversation } from '#contract/support.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';

export interface Conversations {
  /** The one with the newest message first. */
  readonly items: readonly Conversation[];
  /** Seconds that an answer usually takes. */
  readonly expectedReplySeconds: number;
  /** When they were fetched, in milliseconds since 1970. */
  readonly at: number;
}

const query = createQuery<Conversations>(['support conversations'], async (signal) => {
  const [{ data }] = await Promise.all([
    call(contract.listConversations, { signal }),
    displaySettingsReady(),
  ]);
  return { items: data.items, expectedReplySeconds: data.expected_answer_seconds, at: Date.now() };
});

/** The time of the newest message shown here (ISO 8601), by conversation: an older answer may still count it as unread. */
const $lastSeenAt = map<Record<string, string>>({});

/** The conversations with support, in memory only. Refetched on each support event. */
export const $conversations = computed(
  [keepPreviousData(query), $lastSeenAt],
  ({ data, ...query }, lastSeenAt) => ({
    ...query,
    data: data && {
      ...data,
      items: data.items.map((one) =>
        (lastSeenAt[one.id] ?? '') >= one.updated_at ? { ...one, unread: 0 } : one,
      ),
    },
  }),
);

/** Call when its messages up to this time (ISO 8601) are shown. */
export function markSeen(id: string, until: string | undefined): void {
  if (until !== undefined) $lastSeenAt.setKey(id, until);
}

export function refreshConversations(): void {
  query.revalidate();
}

/** For a person's "Try again". */
export function refetchConversations(): void {
  query.invalidate();
}

onMount($conversations, () => onServerEvent('support', refreshConversations));
