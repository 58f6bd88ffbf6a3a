import { atom, map } from 'nanostores';
import type { Message } from '#contract/support.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { $auth } from '../session/auth.ts';
import { $online } from '../query/online.ts';
import { changeQueue, readQueue, type Queued } from './outbox-storage.ts';

/** One's own message until the conversation itself has it. */
export interface Outgoing extends Queued {
  /**
   * `waiting`: for a network; `sending`: on its way, or behind one that is, in this tab or another; `held`: the API asked for
   * patience, and it goes by itself; `sent`: the API has it, and the conversation was not read since.
   */
  readonly state: 'waiting' | 'sending' | 'held' | 'failed' | 'sent';
  /** Why it failed; its kind is `unsure` when it may be there all the same. */
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
    return { ...one, state: before?.state ?? idleState(), error: before?.error ?? null };
  });
  $outgoing.set([...(ended ? [] : shown.filter(isSent)), ...waiting.filter((one) => !isSent(one))]);
}

/** What a message is told as whose turn has not come. */
export const idleState = (): 'waiting' | 'sending' => ($online.get() ? 'sending' : 'waiting');

/** Shows one more, behind all others, and keeps it until it is sent. */
export function addOutgoing(message: Queued): void {
  changeQueue((items) => [...items, message]);
  followQueue();
}

export function changeOutgoing(
  fits: (one: Outgoing) => boolean,
  to: Partial<Pick<Outgoing, 'state' | 'error' | 'place'>>,
): void {
  const changed = new Set<string>();
  $outgoing.set(
    $outgoing.get().map((one) => {
      if (!fits(one)) return one;
      changed.add(one.client_id);
      return { ...one, ...to };
    }),
  );
  if (to.state === 'sent') changeQueue((items) => items.filter(({ client_id }) => !changed.has(client_id)));
  const { place } = to;
  if (place !== undefined)
    changeQueue((items) => items.map((one) => (changed.has(one.client_id) ? { ...one, place } : one)));
}

function forget(gone: (one: Outgoing) => boolean): void {
  const ids = new Set(
    $outgoing
      .get()
      .filter(gone)
      .map(({ client_id }) => client_id),
  );
  if (ids.size === 0) return;
  $outgoing.set($outgoing.get().filter(({ client_id }) => !ids.has(client_id)));
  changeQueue((items) => items.filter(({ client_id }) => !ids.has(client_id)));
}

/** Takes back a message that was not sent; with the first one of a conversation, those that would follow it. */
export function discard({ client_id, opens }: Outgoing): void {
  forget((one) => one.client_id === client_id || (opens !== null && one.place === client_id));
}

/** Forgets what the conversation itself has now. */
export function forgetArrived(items: readonly Message[]): void {
  const there = new Set(items.map(({ client_id }) => client_id));
  forget(({ client_id }) => there.has(client_id));
}
