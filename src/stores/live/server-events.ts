import { createNanoEvents } from 'nanoevents';
import { PUBLIC_API_URL } from 'astro:env/client';
import { atom } from 'nanostores';
import type { EventData, EventName } from '#contract/user-events.ts';
import { EventStream } from '#src/api/event-stream.ts';
import { session } from '#src/api/storage.ts';

/** True while the server's events arrive; otherwise everything shown is refetched every POLL_INTERVAL_MS. */
export const $serverEventsConnected = atom(false);

const POLL_INTERVAL_MS = 15_000;
/** A first stream that opens this soon after the start needs no refetch: the page has just fetched what it shows. */
const FRESH_MS = 15_000;
/** A page hidden this long leaves the stream, and its connection closes with the last one. */
const HIDDEN_LIMIT_MS = 60_000;
/** Wait after a refusal before the next attempt to connect. */
const REFUSED_RETRY_MS = 60_000;

type Listeners = { [Name in EventName]: (data: EventData[Name]) => void };
const emitter = createNanoEvents<Listeners>();

/** Listens to one kind of event; returns the way to stop. */
export function onServerEvent<Name extends EventName>(name: Name, listener: Listeners[Name]): () => void {
  return emitter.on(name, listener);
}

function onEvent<Name extends EventName>(name: Name, data: EventData[Name]): void {
  if (name === 'resync') void resync();
  else emitter.emit(name, ...([data] as Parameters<Listeners[Name]>));
}

type Timer = ReturnType<typeof setTimeout>;
let stream: EventStream | null = null;
let pollTimer: Timer | null = null;
let hiddenTimer: Timer | null = null;
let refusedTimer: Timer | null = null;
/** Until when the initial fetch is new enough for a stream that opens; 0 once a connection was lost or refused. */
let freshUntil = 0;

/** Refetches everything shown; resolves to false when something could not be fetched. It does not reject. */
type Refetch = () => Promise<boolean>;
let refetchAll: Refetch = () => Promise.resolve(true);
let newestFetch: Promise<boolean> | null = null;
/** The newest fetch of everything failed: the poll repeats it, also beside an open stream. */
let hasFailed = false;

async function track(fetching: Promise<boolean>): Promise<void> {
  newestFetch = fetching;
  const succeeded = await fetching;
  // An older fetch knows nothing of what happened after it.
  if (newestFetch === fetching) hasFailed = !succeeded;
}

async function resync(): Promise<void> {
  emitter.emit('resync', {});
  await track(refetchAll());
}

function connect(): void {
  if (!document.hidden)
    stream?.start({ owner: session.read('owner'), language: document.documentElement.lang });
}

function onOpen(isResumed: boolean): void {
  $serverEventsConnected.set(true);
  // A resumed stream starts with the events that were missed, or with `resync` when the server no longer has them.
  const hasMissedEvents = !isResumed && Date.now() > freshUntil;
  if (hasMissedEvents || hasFailed) void resync();
}

function onInterrupted(): void {
  $serverEventsConnected.set(false);
  freshUntil = 0;
}

function onRefused(): void {
  // The session may have ended: the refetch finds out.
  void resync();
  if (refusedTimer) clearTimeout(refusedTimer);
  refusedTimer = setTimeout(connect, REFUSED_RETRY_MS);
}

function poll(): void {
  if (!document.hidden && (!$serverEventsConnected.get() || hasFailed)) void resync();
}

function onVisibility(): void {
  if (hiddenTimer) clearTimeout(hiddenTimer);
  hiddenTimer = document.hidden ? setTimeout(closeServerEvents, HIDDEN_LIMIT_MS) : null;
  if (!document.hidden) connect();
}

/** Closes the stream until the page is shown again, is online again, or reconnects. */
export function closeServerEvents(): void {
  stream?.stop();
}

/** Closes the stream for as long as this document lives: its session has ended. */
export function endServerEvents(): void {
  stream?.end();
}

/** Opens the stream anew, in the page's present language. */
export function reconnectServerEvents(): void {
  closeServerEvents();
  connect();
}

/**
 * Receives the server's events on a signed-in page; returns the way to stop.
 * @param initialFetch of everything shown; resolves to false when something could not be fetched.
 * @param refetch runs when events may have been missed, and instead of them while there is no stream.
 */
export function connectServerEvents(initialFetch: Promise<boolean>, refetch: Refetch): () => void {
  stream ??= new EventStream(PUBLIC_API_URL, {
    onEvent,
    onOpen,
    onInterrupted,
    onRefused,
  });
  freshUntil = Date.now() + FRESH_MS;
  refetchAll = refetch;
  hasFailed = false;
  void track(initialFetch);
  connect();
  pollTimer = setInterval(poll, POLL_INTERVAL_MS);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('offline', closeServerEvents);
  // An open stream would keep the page out of the back-forward cache; a page that comes back checks its session first.
  window.addEventListener('pagehide', closeServerEvents);
  window.addEventListener('online', connect);
  return () => {
    closeServerEvents();
    for (const timer of [pollTimer, hiddenTimer, refusedTimer]) if (timer) clearTimeout(timer);
    pollTimer = hiddenTimer = refusedTimer = null;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('offline', closeServerEvents);
    window.removeEventListener('pagehide', closeServerEvents);
    window.removeEventListener('online', connect);
  };
}
