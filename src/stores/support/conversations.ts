import { computed, map, onMount } from 'nanostores';
import * as contract from '#contract/support.ts';
import type { Conversation } from '#contract/support.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { displaySettingsReady } from '../preferences/view-known.ts';

export interface Conversations {
  /** The one with the newest message first. */
  readonly items: readonly Conversation[];
  /** Seconds that an answer takes as a rule. */
  readonly expectedReplySeconds: number;
  /** When they came, in milliseconds since 1970. */
  readonly at: number;
}

const query = createQuery<Conversations>(['support conversations'], async (signal) => {
  const [{ data }] = await Promise.all([
    call(contract.conversations, undefined, { signal }),
    displaySettingsReady(),
  ]);
  return { items: data.items, expectedReplySeconds: data.expected_answer_seconds, at: Date.now() };
});

/** When the newest message was that was shown here (ISO 8601), by conversation: an older answer may call it unread. */
const $lastSeenAt = map<Record<string, string>>({});

/** What was written to support and back, in memory only. Asked for anew when something in it is new. */
export const $conversations = computed([keepPreviousData(query), $lastSeenAt], ({ data, ...read }, had) => ({
  ...read,
  data: data && {
    ...data,
    items: data.items.map((one) => ((had[one.id] ?? '') >= one.updated_at ? { ...one, unread: 0 } : one)),
  },
}));

/** Its messages up to this moment (ISO 8601) were shown. */
export function markSeen(id: string, until: string | undefined): void {
  if (until !== undefined) $lastSeenAt.setKey(id, until);
}

export function refreshConversations(): void {
  query.revalidate();
}

/** As somebody asks. */
export function refetchConversations(): void {
  query.invalidate();
}

onMount($conversations, () => onServerEvent('support', refreshConversations));
