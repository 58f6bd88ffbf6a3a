import { onMount } from 'nanostores';
import { $auth, loadUser } from '../session/auth.ts';
import { onNews } from '../live/server-events.ts';
import { $online } from '../query/online.ts';
import { patienceFor } from '../query/retry-after.ts';
import { tellRefusal } from '../errors/auth-error.ts';
import { refreshConversations } from './conversations.ts';
import { deliver, findOutcome, mayPass, type Delivery } from './send-message.ts';
import { moveDraft } from './message-drafts.ts';
import {
  $opened,
  $outgoing,
  addOutgoing,
  changeOutgoing,
  followQueue,
  idleState,
  isSent,
  type Outgoing,
} from './outbox-messages.ts';
import { QUEUE_LIMIT, queueOwner, readQueue, type Queued } from './outbox-storage.ts';
import { alone, hearTabs, tellArrival, type Arrival } from './outbox-sync.ts';

/** Milliseconds before another try when an answer was lost; after the last one somebody is asked. */
const TRY_AGAIN = [2000, 4000, 8000];
/** Seconds that the API may ask to wait. */
const LONGEST_WAIT = 60;

let working = false;
let wanted = false;
/** Keeps the outbox awake while something waits, whatever panel is open. */
let awake: (() => void) | null = null;

/** What keeps a message from being sent: `full`, too many wait already; `unknown`, nobody knows whose it would be. */
export type Hindrance = 'full' | 'unknown';

/**
 * Shows a message at once and sends it, after those that wait.
 * @returns what hinders it: nothing has changed then.
 */
export function send(message: Pick<Queued, 'client_id' | 'place' | 'text' | 'opens'>): Hindrance | null {
  if (queueOwner() === null) {
    // For the next try.
    loadUser().catch(() => undefined);
    return 'unknown';
  }
  followQueue();
  if ($outgoing.get().filter((one) => !isSent(one)).length >= QUEUE_LIMIT) return 'full';
  addOutgoing({ ...message, at: Date.now() });
  wakeOutbox();
  return null;
}

/** Tries again what failed, and what waits behind it in the same conversation. */
export function retry({ place }: Outgoing): void {
  changeOutgoing((one) => one.place === place && one.state === 'failed', {
    state: idleState(),
    error: null,
  });
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

/** One after the other; one at a time, in one tab at a time. */
async function flush(): Promise<void> {
  wanted = true;
  if (working) return;
  working = true;
  try {
    // Somebody may want it just as it is about to end.
    while (wanted) {
      wanted = false;
      await alone(work);
    }
  } finally {
    working = false;
  }
}

const goes = ({ state }: Outgoing) => state !== 'sent' && state !== 'failed';

async function work(): Promise<void> {
  for (let tries = 0; ;) {
    followQueue();
    const next = $outgoing.get().find(goes);
    if (!next || !$online.get()) break;
    changeOutgoing(goes, { state: 'sending' });
    let outcome = await deliver(next);
    if (isGone(next)) continue;
    if (outcome.kind === 'waits') {
      tellRefusal(outcome.error);
      break;
    }
    const pause = pauseAfter(outcome, tries);
    if (outcome.kind === 'unknown' && pause !== null) {
      tries += 1;
      if (patienceFor(outcome.error) !== null) changeOutgoing(goes, { state: 'held' });
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    tries = 0;
    if (outcome.kind === 'unknown') outcome = await findOutcome(next, outcome.error);
    if (!isGone(next)) settle(next, outcome);
  }
  changeOutgoing(goes, { state: 'waiting' });
}

/** Somebody logged out or took it back meanwhile, another tab has sent it, or the conversation has it already. */
const isGone = (one: Outgoing) => !readQueue().some(({ client_id }) => client_id === one.client_id);

/** Milliseconds; null when it is known what became of it, or was tried often enough. */
function pauseAfter(outcome: Delivery, tries: number): number | null {
  const pause = TRY_AGAIN[tries];
  if (outcome.kind !== 'unknown' || pause === undefined) return null;
  const asked = outcome.error.retryAfter ?? 0;
  return asked > LONGEST_WAIT ? null : Math.max(pause, asked * 1000);
}

function settle({ client_id, place, opens }: Outgoing, outcome: Exclude<Delivery, { kind: 'waits' }>): void {
  if (outcome.kind === 'there') {
    const arrived = { client_id, conversation: outcome.conversation, opens: opens !== null };
    // Before it leaves the queue, which they see too.
    tellArrival(arrived);
    arrive(arrived);
    return;
  }
  // What was written after it stays after it, unless the API never takes it.
  const alike = outcome.kind === 'refused' && !opens;
  changeOutgoing((one) => one.client_id === client_id || (!alike && one.place === place && !isSent(one)), {
    state: 'failed',
    error: outcome.error,
  });
}

/** The API has it, whichever tab has sent it. */
function arrive({ client_id, conversation, opens }: Arrival): void {
  changeOutgoing((one) => one.client_id === client_id, { state: 'sent', error: null });
  if (opens) {
    changeOutgoing((one) => one.place === client_id, { place: conversation });
    moveDraft(client_id, conversation);
    $opened.setKey(client_id, conversation);
  }
  refreshConversations();
}

/** With a network again, whatever failed for want of an answer is worth another try. */
function retryPassing(): void {
  changeOutgoing(({ state, error }) => state === 'failed' && error !== null && mayPass(error), {
    state: 'sending',
    error: null,
  });
  void flush();
}

onMount($outgoing, () => {
  const stops = [
    $online.listen((online) => {
      if (online) retryPassing();
      else if (!working) changeOutgoing(goes, { state: 'waiting' });
    }),
    onNews('resync', () => void flush()),
    $auth.listen(() => {
      if ($outgoing.get().length > 0) followQueue();
    }),
    hearTabs(arrive, wakeOutbox),
  ];
  void flush();
  return () => {
    for (const stop of stops) stop();
  };
});
