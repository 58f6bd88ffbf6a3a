import * as z from 'zod/mini';
import { isSupportMessageKey } from '#src/api/storage.ts';

/** A message that the API has now. */
const deliveredMessage = z.object({
  client_id: z.string(),
  /** The id of the conversation that it is in. */
  conversationId: z.string(),
  /** It is the conversation's first one. */
  isOpener: z.boolean(),
});
export type DeliveredMessage = z.output<typeof deliveredMessage>;

const LOCK = 'support outbox';
/** A stored message that disappears was sent or discarded: the sender's broadcast, which says which, comes within this time. */
const BROADCAST_DELAY_MS = 50;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('support');

export function broadcastDelivered(message: DeliveredMessage): void {
  channel?.postMessage(message);
}

/**
 * Follows the other tabs of this browser.
 * @param onDelivered another tab has sent a message. @param onChange another tab stored or removed one.
 */
export function onOtherTabs(
  onDelivered: (message: DeliveredMessage) => void,
  onChange: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const message = deliveredMessage.safeParse(data);
    if (message.success) onDelivered(message.data);
  };
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when all of the storage was cleared.
    if (key !== null && !isSupportMessageKey(key)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, BROADCAST_DELAY_MS);
  };
  channel?.addEventListener('message', onMessage);
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(timer);
    channel?.removeEventListener('message', onMessage);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Runs in one tab at a time. Old browsers and insecure pages have no locks: there, several tabs may send the same messages,
 * each in their order, and the API takes each once.
 */
export async function withLock(run: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(LOCK, run) : run());
}
