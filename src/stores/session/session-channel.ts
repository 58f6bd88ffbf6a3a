import { clearTabData } from '#src/api/storage.ts';

/** A session began or ended in another tab of this browser. */
type SessionMessage = 'signed-in' | 'signed-out';

/** One channel for the whole document: a second one would receive what the first one sends. */
let channel: BroadcastChannel | null = null;
const listeners = new Set<(message: SessionMessage) => void>();

/** Null in a browser without BroadcastChannel. */
function sessionChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('auth');
  return channel;
}

function onMessage({ data }: MessageEvent<unknown>): void {
  if (data === 'signed-in' || data === 'signed-out') receiveSessionMessage(data);
}

/** Tells the other tabs of this browser, and not this one. */
export function broadcastSession(message: SessionMessage): void {
  sessionChannel()?.postMessage(message);
}

/**
 * Handles a message as if another tab had sent it: the API may report a log-out before the tab that asked for it does. The
 * drafts of this tab are cleared first, because they may be the previous person's. A payment stays after a login: the page that loads
 * next knows whose it is (`claimTabForUser`).
 */
export function receiveSessionMessage(message: SessionMessage): void {
  clearTabData({ keepPayment: message === 'signed-in' });
  for (const listener of [...listeners]) listener(message);
}

/** Listens for sessions that begin or end in other tabs; returns the way to stop. */
export function onSessionMessage(listener: (message: SessionMessage) => void): () => void {
  // The same function twice is one listener.
  sessionChannel()?.addEventListener('message', onMessage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) channel?.removeEventListener('message', onMessage);
  };
}
