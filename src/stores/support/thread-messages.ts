import type { Message } from '#contract/support.ts';

/** The loaded messages of a conversation, without a gap, oldest first. */
export interface ThreadMessages {
  readonly items: readonly Message[];
  /** The API has older messages than the first. */
  readonly hasOlder: boolean;
}

export const emptyThread: ThreadMessages = { items: [], hasOlder: false };

/** One answer of the API. */
export interface MessagePage {
  readonly items: readonly Message[];
  readonly has_more: boolean;
}

/**
 * The message to fetch after: new messages, and one's own whose state may have changed. Undefined to fetch everything.
 */
export function cursorOf({ items }: ThreadMessages): string | undefined {
  const firstUnread = items.findIndex(({ from, delivery: state }) => from === 'customer' && state !== 'read');
  return items[(firstUnread < 0 ? items.length : firstUnread) - 1]?.id;
}

/** Adds the page after the cursor. When the page does not reach back to the cursor, what is older is dropped and loaded again. */
export function appendPage(
  thread: ThreadMessages,
  page: MessagePage,
  after: string | undefined,
): ThreadMessages {
  const cursor = after === undefined ? -1 : thread.items.findIndex(({ id }) => id === after);
  if (cursor < 0 || page.has_more) return { items: page.items, hasOlder: page.has_more };
  return { items: [...thread.items.slice(0, cursor + 1), ...page.items], hasOlder: thread.hasOlder };
}

/** Adds the page before what was the first message when it was requested. */
export function prependPage(thread: ThreadMessages, page: MessagePage, before: string): ThreadMessages {
  // The thread was loaded again meanwhile: this page does not join it.
  if (thread.items[0]?.id !== before) return thread;
  return { items: [...page.items, ...thread.items], hasOlder: page.has_more };
}

/** True while the state of one's own message may still change, for which there is no server event. */
export function hasUnreadByAgent({ items }: ThreadMessages): boolean {
  return items.some(({ from, delivery: state }) => from === 'customer' && state !== 'read');
}
