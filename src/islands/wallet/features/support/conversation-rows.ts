import type { Conversation } from '#contract/support.ts';
import { isSent, type OutboxMessage } from '#src/stores/support/outbox-messages.ts';

export interface ConversationRow {
  /** What the chat opens it by: of one that the API does not know yet, the `client_id` of its first message. */
  readonly conversationId: string;
  readonly subject: string;
  /** `waiting`: something of it was not sent yet. */
  readonly status: Conversation['status'] | 'waiting';
  readonly unread: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Those that are still on their way, the newest first; then those that the API knows. */
export function conversationRows(
  known: readonly Conversation[],
  outgoing: readonly OutboxMessage[],
): readonly ConversationRow[] {
  const unsent = outgoing.filter((one) => !isSent(one));
  const begun = unsent.flatMap(({ conversationId, newConversation, at }): ConversationRow[] =>
    newConversation
      ? [
          {
            conversationId,
            subject: newConversation.subject,
            status: 'waiting',
            unread: 0,
            at: new Date(at).toISOString(),
          },
        ]
      : [],
  );
  const there = known.map(({ id, subject, status, unread, updated_at }): ConversationRow => ({
    conversationId: id,
    subject,
    status: unsent.some(({ conversationId }) => conversationId === id) ? 'waiting' : status,
    unread,
    at: updated_at,
  }));
  return [...begun.reverse(), ...there];
}
