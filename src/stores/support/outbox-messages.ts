import { atom, map } from 'nanostores';
import type { Message } from '#contract/support.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { $auth } from '../session/auth.ts';
import { $online } from '../query/online.ts';
import { updateOutbox, readOutbox, type StoredMessage } from './outbox-storage.ts';

/** One's own message until the conversation itself has it. */
export interface OutboxMessage extends StoredMessage {
  /**
   * `waiting`: for a network; `sending`: on its way, or behind one that is, in this tab or another; `held`: the API asked for
   * patience, and it goes by itself; `sent`: the API has it, and the conversation was not read since.
   */
  readonly state: 'waiting' | 'sending' | 'held' | 'failed' | 'sent';
  /** Why it failed; its kind is `outcome-unknown` when it may be there all the same. */
  readonly error: ApiError | null;
}

/** Messages on their way, in the order in which they were written. */
export const $outboxMessages = atom<readonly OutboxMessage[]>([]);
/** Conversations that were opened in this document: from the `client_id` of their first message to their own id. */
export const $createdConversations = map<Record<string, string>>({});

export const isSent = ({ state }: OutboxMessage) => state === 'sent';

/** Storage says what is still to be sent, and a logout empties it: what is shown follows. */
export function syncFromStorage(): void {
  const { logoutInProgress, user } = $auth.get();
  const shown = $outboxMessages.get();
  const queue = logoutInProgress ? [] : readOutbox();
  const ended = queue.length === 0 && (logoutInProgress || user === null);
  const waiting = queue.map((one): OutboxMessage => {
    const before = shown.find(({ client_id }) => client_id === one.client_id);
    return { ...one, state: before?.state ?? idleState(), error: before?.error ?? null };
  });
  $outboxMessages.set([...(ended ? [] : shown.filter(isSent)), ...waiting.filter((one) => !isSent(one))]);
}

/** What a message is told as whose turn has not come. */
export const idleState = (): 'waiting' | 'sending' => ($online.get() ? 'sending' : 'waiting');

/** Shows one more, behind all others, and keeps it until it is sent. */
export function addToOutbox(message: StoredMessage): void {
  updateOutbox((items) => [...items, message]);
  syncFromStorage();
}

export function updateOutboxMessage(
  fits: (one: OutboxMessage) => boolean,
  to: Partial<Pick<OutboxMessage, 'state' | 'error' | 'place'>>,
): void {
  const changed = new Set<string>();
  $outboxMessages.set(
    $outboxMessages.get().map((one) => {
      if (!fits(one)) return one;
      changed.add(one.client_id);
      return { ...one, ...to };
    }),
  );
  if (to.state === 'sent') updateOutbox((items) => items.filter(({ client_id }) => !changed.has(client_id)));
  const { place } = to;
  if (place !== undefined)
    updateOutbox((items) => items.map((one) => (changed.has(one.client_id) ? { ...one, place } : one)));
}

function forget(gone: (one: OutboxMessage) => boolean): void {
  const ids = new Set(
    $outboxMessages
      .get()
      .filter(gone)
      .map(({ client_id }) => client_id),
  );
  if (ids.size === 0) return;
  $outboxMessages.set($outboxMessages.get().filter(({ client_id }) => !ids.has(client_id)));
  updateOutbox((items) => items.filter(({ client_id }) => !ids.has(client_id)));
}

/** Takes back a message that was not sent; with the first one of a conversation, those that would follow it. */
export function discard({ client_id, opens }: OutboxMessage): void {
  forget((one) => one.client_id === client_id || (opens !== null && one.place === client_id));
}

/** Forgets what the conversation itself has now. */
export function removeDelivered(items: readonly Message[]): void {
  const there = new Set(items.map(({ client_id }) => client_id));
  forget(({ client_id }) => there.has(client_id));
}
