import { onMount } from 'nanostores';
import type { ApiError } from '#src/api/api-error.ts';
import { delay } from '#src/api/delay.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isRetryable } from '../errors/error-predicates.ts';
import { onServerEvent } from '../live/server-events.ts';
import { $online } from '../query/online.ts';
import { retryAfterOf } from '../query/retry-after.ts';
import { $auth, loadUser } from '../session/auth.ts';
import { refreshConversations } from './conversations.ts';
import { moveDraft } from './message-drafts.ts';
import {
  $createdConversations,
  $outboxMessages,
  addToOutbox,
  idleState,
  isPending,
  isSent,
  setMessageState,
  syncFromStorage,
  type OutboxMessage,
} from './outbox-messages.ts';
import { QUEUE_LIMIT, outboxOwner, readOutbox, type StoredMessage } from './outbox-storage.ts';
import { broadcastDelivered, onOtherTabs, withLock, type DeliveredMessage } from './outbox-sync.ts';
import { reconcileSend, sendMessage, type SendResult } from './send-message.ts';

/** Milliseconds before each retry of a message whose outcome is unknown; after the last one the person is asked. */
const RETRY_DELAYS = [2000, 4000, 8000];
/** Longest Retry-After that is waited for, in seconds. */
const MAX_RETRY_AFTER = 60;

let isFlushing = false;
let isFlushRequested = false;
/** Keeps the store mounted while something waits, whatever panel is open. */
let unbind: (() => void) | null = null;

/** What keeps a message from being sent: `full`, too many wait already; `unknown`, nobody knows yet who is signed in. */
export type SendBlocker = 'full' | 'unknown';

/**
 * Shows a message at once and sends it after those that wait.
 * @returns the reason when it could not be taken; then nothing has changed.
 */
export function send(message: Omit<StoredMessage, 'at'>): SendBlocker | null {
  if (outboxOwner() === null) {
    // So that the next attempt can succeed.
    loadUser().catch(() => undefined);
    return 'unknown';
  }
  syncFromStorage();
  if ($outboxMessages.get().filter((one) => !isSent(one)).length >= QUEUE_LIMIT) return 'full';
  addToOutbox(message);
  flushOutbox();
  return null;
}

/** Tries again what failed in the same conversation. */
export function retry({ conversationId }: OutboxMessage): void {
  setMessageState((one) => one.conversationId === conversationId && one.state === 'failed', idleState());
  flushOutbox();
}

/** Sends what waits, now or as soon as possible, also when no panel shows it any more. */
export function flushOutbox(): void {
  syncFromStorage();
  if ($outboxMessages.get().every(isSent)) return;
  unbind ??= $outboxMessages.listen((messages) => {
    if (!messages.every(isSent)) return;
    unbind?.();
    unbind = null;
  });
  void flush();
}

/** One run at a time in this tab, and one tab at a time. */
async function flush(): Promise<void> {
  isFlushRequested = true;
  if (isFlushing) return;
  isFlushing = true;
  try {
    // A request may come while the last run is about to end.
    while (isFlushRequested) {
      isFlushRequested = false;
      await withLock(processQueue);
    }
  } finally {
    isFlushing = false;
  }
}

async function processQueue(): Promise<void> {
  let attempts = { of: '', failed: 0 };
  for (;;) {
    syncFromStorage();
    const head = $outboxMessages.get().find(isPending);
    if (!head || !$online.get()) break;
    // Each message has retries of its own, also when the one before it was discarded between two of them.
    if (head.client_id !== attempts.of) attempts = { of: head.client_id, failed: 0 };
    setMessageState(isPending, 'sending');
    let result = await sendMessage(head);
    if (!isStored(head)) continue;
    if (result.kind === 'deferred') {
      reportAuthError(result.error);
      break;
    }
    if (result.kind === 'unknown') {
      const pause = retryDelay(attempts.failed, result.error);
      if (pause !== null) {
        attempts.failed += 1;
        if (retryAfterOf(result.error) !== null) setMessageState(isPending, 'held');
        await delay(pause);
        continue;
      }
      result = await reconcileSend(head, result.error);
    }
    if (isStored(head)) applyResult(head, result);
  }
  setMessageState(isPending, 'waiting');
}

/** False once somebody logged out or discarded the message, another tab sent it, or its conversation has it. */
const isStored = (message: OutboxMessage) =>
  readOutbox().some(({ client_id }) => client_id === message.client_id);

/** Milliseconds before the next attempt; null when there is none. */
function retryDelay(failedAttempts: number, error: ApiError): number | null {
  const pause = RETRY_DELAYS[failedAttempts];
  const retryAfter = error.retryAfter ?? 0;
  return pause === undefined || retryAfter > MAX_RETRY_AFTER ? null : Math.max(pause, retryAfter * 1000);
}

function applyResult(
  { client_id, conversationId, newConversation }: OutboxMessage,
  result: SendResult,
): void {
  const isOpener = newConversation !== null;
  if (result.kind === 'delivered') {
    const delivered = { client_id, conversationId: result.conversationId, isOpener };
    // Before the message leaves the storage, which the other tabs watch too.
    broadcastDelivered(delivered);
    onDelivered(delivered);
    return;
  }
  // What follows in the conversation fails with it, so that the order stays. A rejected message fails alone.
  const failsAlone = result.kind === 'rejected' && !isOpener;
  setMessageState(
    (one) =>
      one.client_id === client_id || (!failsAlone && one.conversationId === conversationId && isPending(one)),
    'failed',
    result.error,
  );
}

/** This tab or another one has sent a message. */
function onDelivered({ client_id, conversationId, isOpener }: DeliveredMessage): void {
  setMessageState((one) => one.client_id === client_id, 'sent');
  if (isOpener) {
    moveDraft(client_id, conversationId);
    $createdConversations.setKey(client_id, conversationId);
  }
  syncFromStorage();
  refreshConversations();
}

/** With a network again, everything that failed without a refusal is sent again. */
function retryTransient(): void {
  setMessageState(({ state, error }) => state === 'failed' && isRetryable(error), 'sending');
  void flush();
}

onMount($outboxMessages, () => {
  const unbinds = [
    $online.listen((isOnline) => {
      if (isOnline) retryTransient();
      else if (!isFlushing) setMessageState(isPending, 'waiting');
    }),
    onServerEvent('resync', () => void flush()),
    $auth.listen(() => {
      if ($outboxMessages.get().length > 0) syncFromStorage();
    }),
    onOtherTabs(onDelivered, flushOutbox),
  ];
  void flush();
  return () => {
    for (const stop of unbinds) stop();
  };
});
