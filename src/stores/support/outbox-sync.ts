import * as z from 'zod/mini';

/** What one tab tells the others of a message that the API has now. */
const arrival = z.object({
  client_id: z.string(),
  /** The id of the conversation that it is in. */
  conversation: z.string(),
  /** It is the first one there. */
  opens: z.boolean(),
});
export type DeliveredMessage = z.output<typeof arrival>;

/** The tab that sends has this, and the others wait for it. */
const LOCK = 'support queue';

/** Milliseconds in which it is heard that a message was sent: what only leaves the queue was taken back. */
const AFTER_NEWS = 50;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('support');

export function broadcastDelivered(arrived: DeliveredMessage): void {
  channel?.postMessage(arrived);
}

/**
 * Hears what other tabs of this browser do about the messages that wait.
 * @param onArrival one was sent. @param onChange what waits is another than before.
 */
export function onOtherTabs(
  onArrival: (arrived: DeliveredMessage) => void,
  onChange: () => void,
): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const heard = arrival.safeParse(data);
    if (heard.success) onArrival(heard.data);
  };
  let following: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ key }: StorageEvent) => {
    // Null: somebody emptied all of it.
    if (key !== null && key !== 'supportQueue') return;
    clearTimeout(following);
    following = setTimeout(onChange, AFTER_NEWS);
  };
  channel?.addEventListener('message', hear);
  window.addEventListener('storage', follow);
  return () => {
    clearTimeout(following);
    channel?.removeEventListener('message', hear);
    window.removeEventListener('storage', follow);
  };
}

/**
 * Works while no other tab does. Where a browser has no locks, tabs may send the same messages: each goes in their order, and
 * the API takes each once.
 */
export async function withLock(work: () => Promise<void>): Promise<void> {
  // Not there in an old browser, nor where the page is not served securely.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(LOCK, work) : work());
}
