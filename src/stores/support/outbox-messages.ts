import { atom, map } from 'nanostores';
import type { Message } from '#contract/support.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { $online } from '../query/online.ts';
import { $auth } from '../session/auth.ts';
import { readOutbox, removeStoredMessage, storeMessage, type StoredMessage } from './outbox-storage.ts';

/** One's own message until the conversation itself has it. */
export interface OutboxMessage extends StoredMessage {
  /**
   * `waiting`: for a network; `sending`: on its way, or behind one that is, in this tab or another; `held`: the API asked to
   * wait, and it is sent by itself; `sent`: the API has it, and the conversation was not read since.
   */
  readonly state: 'waiting' | 'sending' | 'held' | 'failed' | 'sent';
  /** Why it failed; its kind is `outcome-unknown` when the API may have it all the same. */
  readonly error: ApiError | null;
}

/** What was sent and is not in a conversation that was read yet, then what is unsent, in the order of writing. */
export const $outboxMessages = atom<readonly OutboxMessage[]>([]);
/** Conversations opened since this document was: from the `client_id` of their first message to their own id. */
export const $createdConversations = map<Record<string, string>>({});

export const isSent = ({ state }: OutboxMessage) => state === 'sent';
export const isPending = ({ state }: OutboxMessage) => state !== 'sent' && state !== 'failed';

/** The state of a message that waits for its turn. */
export const idleState = (): 'waiting' | 'sending' => ($online.get() ? 'sending' : 'waiting');

/** The API has it; of an opener that is known even after its conversation was read. */
const isDelivered = (message: OutboxMessage | undefined, clientId: string) =>
  message?.state === 'sent' || clientId in $createdConversations.get();

const withConversationId = <M extends StoredMessage>(message: M): M => ({
  ...message,
  conversationId: $createdConversations.get()[message.conversationId] ?? message.conversationId,
});

/** Takes over what other tabs stored and removed; a log-out empties it. */
export function syncFromStorage(): void {
  const { logoutInProgress, user } = $auth.get();
  const stored = logoutInProgress ? [] : readOutbox();
  const hasEnded = stored.length === 0 && (logoutInProgress || user === null);
  const before = new Map($outboxMessages.get().map((message) => [message.client_id, message]));
  const sent = hasEnded ? [] : [...before.values()].filter(isSent).map(withConversationId);
  const unsent = stored.flatMap((message): OutboxMessage[] => {
    const known = before.get(message.client_id);
    if (isDelivered(known, message.client_id)) return [];
    const { state, error } = known ?? { state: idleState(), error: null };
    return [{ ...withConversationId(message), state, error }];
  });
  // The opener of a conversation stays stored while messages follow it: sent again, it tells a new tab the conversation's id.
  const unsentIds = new Set(unsent.map(({ client_id }) => client_id));
  const followed = new Set(
    stored.flatMap(({ client_id, conversationId }) => (unsentIds.has(client_id) ? [conversationId] : [])),
  );
  for (const { client_id } of stored)
    if (!unsentIds.has(client_id) && !followed.has(client_id)) removeStoredMessage(client_id);
  $outboxMessages.set([...sent, ...unsent]);
}

/** Shows one more message, behind all others, and stores it until it is sent. */
export function addToOutbox(message: Omit<StoredMessage, 'at'>): void {
  storeMessage(message);
  syncFromStorage();
}

export function setMessageState(
  matches: (message: OutboxMessage) => boolean,
  state: OutboxMessage['state'],
  error: ApiError | null = null,
): void {
  $outboxMessages.set(
    $outboxMessages.get().map((message) => (matches(message) ? { ...message, state, error } : message)),
  );
}

function remove(matches: (message: OutboxMessage) => boolean): void {
  const gone = $outboxMessages.get().filter(matches);
  if (gone.length === 0) return;
  for (const message of gone)
    if (!isDelivered(message, message.client_id)) removeStoredMessage(message.client_id);
  $outboxMessages.set($outboxMessages.get().filter((message) => !gone.includes(message)));
  syncFromStorage();
}

/** Removes a message that was not sent; with the opener of a conversation, what would follow it. */
export function discard({ client_id, newConversation }: OutboxMessage): void {
  remove(
    (message) =>
      message.client_id === client_id || (newConversation !== null && message.conversationId === client_id),
  );
}

/** Removes what the conversation itself has now. */
export function removeDelivered(conversationId: string, items: readonly Message[]): void {
  const delivered = new Set(items.map(({ client_id }) => client_id));
  for (const { client_id, newConversation } of $outboxMessages.get())
    if (newConversation && delivered.has(client_id)) $createdConversations.setKey(client_id, conversationId);
  remove(({ client_id }) => delivered.has(client_id));
}
