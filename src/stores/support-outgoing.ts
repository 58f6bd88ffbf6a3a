import { atom, map } from 'nanostores';
import type { Message } from '#contract/support.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { $auth } from './auth.ts';
import { readQueue, writeQueue, type Queued } from './support-queue.ts';

/** One's own message until the conversation itself has it. */
export interface Outgoing extends Queued {
  /** `sent`: the API has it, and the conversation was not read since. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'sent';
  /** Why it failed. */
  readonly error: ApiError | null;
}

/** Messages on their way, in the order in which they were written. */
export const $outgoing = atom<readonly Outgoing[]>([]);
/** Conversations that were opened in this document: from the `client_id` of their first message to their own id. */
export const $opened = map<Record<string, string>>({});

export const isSent = ({ state }: Outgoing) => state === 'sent';

/** Storage says what is still to be sent, and a logout empties it: what is shown follows. */
export function followQueue(): void {
  const { logoutInProgress, user } = $auth.get();
  const shown = $outgoing.get();
  const queue = logoutInProgress ? [] : readQueue();
  const ended = queue.length === 0 && (logoutInProgress || user === null);
  const waiting = queue.map((one): Outgoing => {
    const before = shown.find(({ client_id }) => client_id === one.client_id);
    return { ...one, state: before?.state ?? 'waiting', error: before?.error ?? null };
  });
  $outgoing.set([...(ended ? [] : shown.filter(isSent)), ...waiting.filter((one) => !isSent(one))]);
}

/** Shows these, and writes down what of them is still to be sent. */
export function setOutgoing(items: readonly Outgoing[]): void {
  $outgoing.set(items);
  writeQueue(items.filter((one) => !isSent(one)).map(({ state: _state, error: _error, ...one }) => one));
}

export function changeOutgoing(fits: (one: Outgoing) => boolean, to: Partial<Outgoing>): void {
  setOutgoing($outgoing.get().map((one) => (fits(one) ? { ...one, ...to } : one)));
}

/** Takes back a message that was not sent; with the first one of a conversation, those that would follow it. */
export function discard({ client_id, opens }: Outgoing): void {
  setOutgoing(
    $outgoing.get().filter((one) => one.client_id !== client_id && !(opens && one.place === client_id)),
  );
}

/** Forgets what the conversation itself has now. */
export function forgetArrived(items: readonly Message[]): void {
  const there = new Set(items.map(({ client_id }) => client_id));
  const left = $outgoing.get().filter(({ client_id }) => !there.has(client_id));
  if (left.length < $outgoing.get().length) setOutgoing(left);
}
