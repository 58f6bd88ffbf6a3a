/** All that tabs tell each other of a setup: that another one began. Never the key. */
const SETUP_STARTED = 'setup-started';

/** One channel for the whole document: a second one would receive what the first one sends. */
let channel: BroadcastChannel | null = null;

/** Null in a browser without BroadcastChannel. */
function twoFactorChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('two-factor');
  return channel;
}

/** Tells the other tabs of this browser that their setup is replaced. */
export function broadcastSetupStarted(): void {
  twoFactorChannel()?.postMessage(SETUP_STARTED);
}

/** Listens for setups that begin in other tabs; returns the way to stop. */
export function onSetupStarted(listener: () => void): () => void {
  const shared = twoFactorChannel();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === SETUP_STARTED) listener();
  };
  shared?.addEventListener('message', onMessage);
  return () => shared?.removeEventListener('message', onMessage);
}
