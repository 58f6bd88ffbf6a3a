import { PUBLIC_API_URL } from 'astro:env/client';
import { atom } from 'nanostores';
import type { EventData, EventName } from '#contract/events.ts';
import { EventFeed } from '#src/api/event-feed.ts';

/** Whether what happens arrives by itself; without it, what is shown is asked for every POLL_EVERY milliseconds. */
export const $newsLive = atom(false);

const POLL_EVERY = 15_000;
/** Milliseconds out of sight after which the connection is given back: a browser has six to a host. */
const HIDDEN_LIMIT = 60_000;
/** Milliseconds until a refused connection is tried again. */
const REFUSED_WAIT = 60_000;

type Hear<Name extends EventName> = (data: EventData[Name]) => void;
const hearers: { [Name in EventName]?: Set<Hear<Name>> } = {};

/** Hears of one kind of event; returns the way to stop. */
export function onNews<Name extends EventName>(name: Name, hear: Hear<Name>): () => void {
  const known = (hearers[name] ??= new Set() as never) as Set<Hear<Name>>;
  known.add(hear);
  return () => known.delete(hear);
}

function tell<Name extends EventName>(name: Name, data: EventData[Name]): void {
  for (const hear of hearers[name] ?? []) hear(data);
}

type Timer = ReturnType<typeof setTimeout>;
let feed: EventFeed | null = null;
let pollTimer: Timer | null = null;
let hiddenTimer: Timer | null = null;
let refusedTimer: Timer | null = null;

const connect = () => {
  if (!document.hidden) feed?.start(document.documentElement.lang);
};

/** When what is shown was last known to be asked for: with the start, and with every resync. Milliseconds since 1970. */
let asked = 0;

function resync(): void {
  asked = Date.now();
  tell('resync', {});
}

function onLive(live: boolean): void {
  if (live === $newsLive.get()) return;
  $newsLive.set(live);
  // What happened in between is not known, but at the start, which has just asked.
  if (live && Date.now() - asked > POLL_EVERY) resync();
  if (!live) asked = 0;
}

function onRefused(): void {
  // Perhaps nobody is signed in any more: the next poll's answer says so.
  resync();
  if (refusedTimer) clearTimeout(refusedTimer);
  refusedTimer = setTimeout(connect, REFUSED_WAIT);
}

function poll(): void {
  if (!$newsLive.get() && !document.hidden) resync();
}

function onVisibility(): void {
  if (hiddenTimer) clearTimeout(hiddenTimer);
  hiddenTimer = document.hidden ? setTimeout(() => feed?.stop(), HIDDEN_LIMIT) : null;
  if (!document.hidden) connect();
}

const onOffline = () => feed?.stop();

/** Listens to what the server tells, for a signed-in page; returns the way to stop. */
export function startNews(): () => void {
  feed ??= new EventFeed(PUBLIC_API_URL, { onEvent: tell, onLive, onRefused });
  asked = Date.now();
  connect();
  pollTimer = setInterval(poll, POLL_EVERY);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', connect);
  return () => {
    feed?.stop();
    for (const timer of [pollTimer, hiddenTimer, refusedTimer]) if (timer) clearTimeout(timer);
    pollTimer = hiddenTimer = refusedTimer = null;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', connect);
  };
}
