import { onMount } from 'nanostores';
import { $auth, loadUser } from '../session/auth.ts';
import { onServerEvent } from '../live/server-events.ts';
import { $online } from '../query/online.ts';
import { retryAfterOf } from '../query/retry-after.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { refreshConversations } from './conversations.ts';
import { isRetryable } from '../errors/error-predicates.ts';
import { sendMessage, reconcileSend, type SendResult } from './send-message.ts';
import { moveDraft } from './message-drafts.ts';
import {
  $createdConversations,
  $outboxMessages,
  addToOutbox,
  updateOutboxMessage,
  syncFromStorage,
  idleState,
  isSent,
  type OutboxMessage,
} from './outbox-messages.ts';
import { QUEUE_LIMIT, outboxOwner, readOutbox, type StoredMessage } from './outbox-storage.ts';
import { withLock, onOtherTabs, broadcastDelivered, type DeliveredMessage } from './outbox-sync.ts';

/** Milliseconds before another try when an answer was lost; after the last one somebody is asked. */
const TRY_AGAIN = [2000, 4000, 8000];
/** Seconds that the API may ask to wait. */
const LONGEST_WAIT = 60;

let working = false;
let wanted = false;
/** Keeps the outbox awake while something waits, whatever panel is open. */
let awake: (() => void) | null = null;

/** What keeps a message from being sent: `full`, too many wait already; `unknown`, nobody knows whose it would be. */
export type SendBlocker = 'full' | 'unknown';

/**
 * Shows a message at once and sends it, after those that wait.
 * @returns what hinders it: nothing has changed then.
 */
export function send(
  message: Pick<StoredMessage, 'client_id' | 'place' | 'text' | 'opens'>,
): SendBlocker | null {
  if (outboxOwner() === null) {
    // For the next try.
    loadUser().catch(() => undefined);
    return 'unknown';
  }
  syncFromStorage();
  if ($outboxMessages.get().filter((one) => !isSent(one)).length >= QUEUE_LIMIT) return 'full';
  addToOutbox({ ...message, at: Date.now() });
  flushOutbox();
  return null;
}

/** Tries again what failed, and what waits behind it in the same conversation. */
export function retry({ place }: OutboxMessage): void {
  updateOutboxMessage((one) => one.place === place && one.state === 'failed', {
    state: idleState(),
    error: null,
  });
  flushOutbox();
}

/** Sends what waits, at once or as soon as it can be sent, also when nobody looks at it any more. */
export function flushOutbox(): void {
  syncFromStorage();
  if ($outboxMessages.get().every(isSent)) return;
  awake ??= $outboxMessages.listen((items) => {
    if (!items.every(isSent)) return;
    awake?.();
    awake = null;
  });
  void flush();
}

/** One after the other; one at a time, in one tab at a time. */
async function flush(): Promise<void> {
  wanted = true;
  if (working) return;
  working = true;
  try {
    // Somebody may want it just as it is about to end.
    while (wanted) {
      wanted = false;
      await withLock(processQueue);
    }
  } finally {
    working = false;
  }
}

const isPending = ({ state }: OutboxMessage) => state !== 'sent' && state !== 'failed';

async function processQueue(): Promise<void> {
  for (let tries = 0; ;) {
    syncFromStorage();
    const next = $outboxMessages.get().find(isPending);
    if (!next || !$online.get()) break;
    updateOutboxMessage(isPending, { state: 'sending' });
    let outcome = await sendMessage(next);
    if (isGone(next)) continue;
    if (outcome.kind === 'waits') {
      reportAuthError(outcome.error);
      break;
    }
    const pause = pauseAfter(outcome, tries);
    if (outcome.kind === 'unknown' && pause !== null) {
      tries += 1;
      if (retryAfterOf(outcome.error) !== null) updateOutboxMessage(isPending, { state: 'held' });
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    tries = 0;
    if (outcome.kind === 'unknown') outcome = await reconcileSend(next, outcome.error);
    if (!isGone(next)) applyResult(next, outcome);
  }
  updateOutboxMessage(isPending, { state: 'waiting' });
}

/** Somebody logged out or took it back meanwhile, another tab has sent it, or the conversation has it already. */
const isGone = (one: OutboxMessage) => !readOutbox().some(({ client_id }) => client_id === one.client_id);

/** Milliseconds; null when it is known what became of it, or was tried often enough. */
function pauseAfter(outcome: SendResult, tries: number): number | null {
  const pause = TRY_AGAIN[tries];
  if (outcome.kind !== 'unknown' || pause === undefined) return null;
  const asked = outcome.error.retryAfter ?? 0;
  return asked > LONGEST_WAIT ? null : Math.max(pause, asked * 1000);
}

function applyResult(
  { client_id, place, opens }: OutboxMessage,
  outcome: Exclude<SendResult, { kind: 'waits' }>,
): void {
  if (outcome.kind === 'there') {
    const arrived = { client_id, conversation: outcome.conversation, opens: opens !== null };
    // Before it leaves the queue, which they see too.
    broadcastDelivered(arrived);
    onDelivered(arrived);
    return;
  }
  // What was written after it stays after it, unless the API never takes it.
  const alike = outcome.kind === 'refused' && !opens;
  updateOutboxMessage(
    (one) => one.client_id === client_id || (!alike && one.place === place && !isSent(one)),
    {
      state: 'failed',
      error: outcome.error,
    },
  );
}

/** The API has it, whichever tab has sent it. */
function onDelivered({ client_id, conversation, opens }: DeliveredMessage): void {
  updateOutboxMessage((one) => one.client_id === client_id, { state: 'sent', error: null });
  if (opens) {
    updateOutboxMessage((one) => one.place === client_id, { place: conversation });
    moveDraft(client_id, conversation);
    $createdConversations.setKey(client_id, conversation);
  }
  refreshConversations();
}

/** With a network again, whatever failed for want of an answer is worth another try. */
function retryTransient(): void {
  updateOutboxMessage(({ state, error }) => state === 'failed' && error !== null && isRetryable(error), {
    state: 'sending',
    error: null,
  });
  void flush();
}

onMount($outboxMessages, () => {
  const stops = [
    $online.listen((online) => {
      if (online) retryTransient();
      else if (!working) updateOutboxMessage(isPending, { state: 'waiting' });
    }),
    onServerEvent('resync', () => void flush()),
    $auth.listen(() => {
      if ($outboxMessages.get().length > 0) syncFromStorage();
    }),
    onOtherTabs(onDelivered, flushOutbox),
  ];
  void flush();
  return () => {
    for (const stop of stops) stop();
  };
});
