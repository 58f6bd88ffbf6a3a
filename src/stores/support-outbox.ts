import { onMount } from 'nanostores';
import { $auth } from './auth.ts';
import { onNews } from './news.ts';
import { $online } from './online.ts';
import { tellRefusal } from './refusal.ts';
import { refreshConversations } from './support-conversations.ts';
import { deliver, mayPass, type Delivery } from './support-delivery.ts';
import { moveDraft } from './support-drafts.ts';
import {
  $opened,
  $outgoing,
  changeOutgoing,
  followQueue,
  isSent,
  setOutgoing,
  type Outgoing,
} from './support-outgoing.ts';
import { QUEUE_LIMIT, readQueue, type Queued } from './support-queue.ts';

/** Milliseconds before another try when an answer was lost; after the last one somebody is asked. */
const TRY_AGAIN = [2000, 4000, 8000];
/** Seconds that the API may ask to wait. */
const LONGEST_WAIT = 60;

let working = false;
let wanted = false;
/** Keeps the outbox awake while something waits, whatever panel is open. */
let awake: (() => void) | null = null;

/**
 * Shows a message at once and sends it, after those that wait.
 * @returns false when too many wait already: nothing has changed then.
 */
export function send(message: Pick<Queued, 'client_id' | 'place' | 'text' | 'opens'>): boolean {
  followQueue();
  const shown = $outgoing.get();
  if (shown.filter((one) => !isSent(one)).length >= QUEUE_LIMIT) return false;
  setOutgoing([...shown, { ...message, at: Date.now(), state: 'waiting', error: null }]);
  wakeOutbox();
  return true;
}

/** Tries again what failed, and what waits behind it in the same conversation. */
export function retry({ place }: Outgoing): void {
  changeOutgoing((one) => one.place === place && one.state === 'failed', { state: 'waiting', error: null });
  wakeOutbox();
}

/** Sends what waits, at once or as soon as it can be sent, also when nobody looks at it any more. */
export function wakeOutbox(): void {
  followQueue();
  if ($outgoing.get().every(isSent)) return;
  awake ??= $outgoing.listen((items) => {
    if (!items.every(isSent)) return;
    awake?.();
    awake = null;
  });
  void flush();
}

/** One after the other; one at a time. */
async function flush(): Promise<void> {
  wanted = true;
  if (working) return;
  working = true;
  try {
    // Somebody may want it just as it is about to end.
    while (wanted) {
      wanted = false;
      await work();
    }
  } finally {
    working = false;
  }
}

async function work(): Promise<void> {
  for (let tries = 0; ;) {
    followQueue();
    const next = $outgoing.get().find(({ state }) => state === 'waiting' || state === 'sending');
    if (!next || !$online.get()) break;
    changeOutgoing(({ client_id }) => client_id === next.client_id, { state: 'sending' });
    const outcome = await deliver(next);
    // Somebody logged out meanwhile, or the conversation has it already.
    if (!readQueue().some(({ client_id }) => client_id === next.client_id)) continue;
    if (outcome.kind === 'waits') {
      tellRefusal(outcome.error);
      break;
    }
    const pause = pauseAfter(outcome, tries);
    tries = pause === null ? 0 : tries + 1;
    if (pause === null) settle(next, outcome);
    else await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if ($outgoing.get().some(({ state }) => state === 'sending'))
    changeOutgoing(({ state }) => state === 'sending', { state: 'waiting' });
}

/** Milliseconds; null when it is known what became of it, or was tried often enough. */
function pauseAfter(outcome: Delivery, tries: number): number | null {
  const pause = TRY_AGAIN[tries];
  if (outcome.kind !== 'unknown' || pause === undefined) return null;
  const asked = outcome.error.retryAfter ?? 0;
  return asked > LONGEST_WAIT ? null : Math.max(pause, asked * 1000);
}

function settle({ client_id, place, opens }: Outgoing, outcome: Exclude<Delivery, { kind: 'waits' }>): void {
  if (outcome.kind === 'there') {
    const { conversation } = outcome;
    changeOutgoing((one) => one.client_id === client_id, { state: 'sent' });
    if (opens) {
      changeOutgoing((one) => one.place === place, { place: conversation });
      moveDraft(place, conversation);
      $opened.setKey(client_id, conversation);
    }
    refreshConversations();
    return;
  }
  // What was written after it stays after it, unless the API never takes it.
  const alone = outcome.kind === 'refused' && !opens;
  changeOutgoing((one) => one.client_id === client_id || (!alone && one.place === place && !isSent(one)), {
    state: 'failed',
    error: outcome.error,
  });
}

/** With a network again, whatever failed for want of an answer is worth another try. */
function retryPassing(): void {
  changeOutgoing(({ state, error }) => state === 'failed' && error !== null && mayPass(error), {
    state: 'waiting',
    error: null,
  });
  void flush();
}

onMount($outgoing, () => {
  const stops = [
    $online.listen((online) => {
      if (online) retryPassing();
    }),
    onNews('resync', () => void flush()),
    $auth.listen(() => {
      if ($outgoing.get().length > 0) followQueue();
    }),
  ];
  void flush();
  return () => {
    for (const stop of stops) stop();
  };
});
