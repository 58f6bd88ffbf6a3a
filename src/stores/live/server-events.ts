import { PUBLIC_API_URL } from 'astro:env/client';
import { atom } from 'nanostores';
import type { EventData, EventName } from '#contract/events.ts';
import { EventStream, type EventStreamListeners } from '#src/api/event-stream.ts';

/** Whether what happens arrives by itself; without it, what is shown is asked for every POLL_EVERY milliseconds. */
export const $serverEventsConnected = atom(false);

const POLL_EVERY = 15_000;
/** Milliseconds out of sight after which the connection is given back: a browser has six to a host. */
const HIDDEN_LIMIT = 60_000;
/** Milliseconds until a refused connection is tried again. */
const REFUSED_WAIT = 60_000;

/** Who asks for something over a resync may hand back a promise: false says that there was no answer. It does not reject. */
type Hear<Name extends EventName> = (data: EventData[Name]) => unknown;
const listeners: { [Name in EventName]?: Set<Hear<Name>> } = {};

/** Hears of one kind of event; returns the way to stop. */
export function onServerEvent<Name extends EventName>(name: Name, hear: Hear<Name>): () => void {
  const known = (listeners[name] ??= new Set() as never) as Set<Hear<Name>>;
  known.add(hear);
  return () => known.delete(hear);
}

function emit<Name extends EventName>(name: Name, data: EventData[Name]): unknown[] {
  return [...(listeners[name] ?? [])].map((hear) => hear(data));
}

type Timer = ReturnType<typeof setTimeout>;
let feed: EventStream | null = null;
let pollTimer: Timer | null = null;
let hiddenTimer: Timer | null = null;
let refusedTimer: Timer | null = null;

const connect = () => {
  if (!document.hidden) feed?.start(document.documentElement.lang);
};

/**
 * The moment from which on nothing was missed, in milliseconds since 1970: a question about all that is shown began then and
 * was answered, with the start or while the stream stood. 0 while there is no such moment.
 */
let inSyncSince = 0;
/** Counts questions and losses: an answer to what was asked before says nothing about what has been missed since. */
let turn = 0;

function markOutOfSync(): void {
  turn += 1;
  inSyncSince = 0;
}

/** Moves the mark once all of it was answered. */
async function confirmInSync(asked: readonly unknown[]): Promise<void> {
  const mine = turn;
  const began = Date.now();
  const answers = await Promise.all(asked);
  if (mine === turn) inSyncSince = answers.includes(false) ? 0 : began;
}

function resync(): void {
  markOutOfSync();
  const asked = emit('resync', {});
  // Without the stream, what happens next is missed again.
  if ($serverEventsConnected.get()) void confirmInSync(asked);
}

const onEvent: EventStreamListeners['onEvent'] = (name, data) => {
  if (name === 'resync') resync();
  else emit(name, data);
};

function onConnectedChange(live: boolean): void {
  if (!live) markOutOfSync();
  if (live === $serverEventsConnected.get()) return;
  $serverEventsConnected.set(live);
  // What happened in between is not known, but at the start, which has just asked.
  if (live && Date.now() - inSyncSince > POLL_EVERY) resync();
}

function onClosed(): void {
  // Perhaps nobody is signed in any more: the next poll's answer says so.
  resync();
  if (refusedTimer) clearTimeout(refusedTimer);
  refusedTimer = setTimeout(connect, REFUSED_WAIT);
}

/** In the stream's place; and beside it, for as long as what was missed without it is not answered. */
function poll(): void {
  if (!document.hidden && (!$serverEventsConnected.get() || inSyncSince === 0)) resync();
}

function onVisibility(): void {
  if (hiddenTimer) clearTimeout(hiddenTimer);
  hiddenTimer = document.hidden ? setTimeout(stopListening, HIDDEN_LIMIT) : null;
  if (!document.hidden) connect();
}

/** Closes the stream; what happens next is not heard of. */
export function stopListening(): void {
  feed?.stop();
}

/** What arrives is told in the page's language from now on, and what came in between is asked for. */
export function reconnectServerEvents(): void {
  stopListening();
  connect();
}

/**
 * Listens to what the server tells, for a signed-in page; returns the way to stop.
 * @param asked what the page asks for as it starts; resolves to false when it was not answered.
 */
export function connectServerEvents(asked: Promise<boolean>): () => void {
  feed ??= new EventStream(PUBLIC_API_URL, { onEvent, onConnectedChange, onClosed });
  markOutOfSync();
  inSyncSince = Date.now();
  void confirmInSync([asked]);
  connect();
  pollTimer = setInterval(poll, POLL_EVERY);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('offline', stopListening);
  // A page that the browser keeps for the way back hears nothing there; whoever brings it back starts anew.
  window.addEventListener('pagehide', stopListening);
  window.addEventListener('online', connect);
  return () => {
    stopListening();
    for (const timer of [pollTimer, hiddenTimer, refusedTimer]) if (timer) clearTimeout(timer);
    pollTimer = hiddenTimer = refusedTimer = null;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('offline', stopListening);
    window.removeEventListener('pagehide', stopListening);
    window.removeEventListener('online', connect);
  };
}
