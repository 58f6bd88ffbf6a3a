import type { Message } from '#contract/support.ts';

/** What is known of a conversation, without a gap, oldest first. */
export interface ThreadMessages {
  readonly items: readonly Message[];
  /** There are older ones than the first. */
  readonly hasOlder: boolean;
}

export const emptyShelf: ThreadMessages = { items: [], hasOlder: false };

/** One answer of the API. */
export interface MessagePage {
  readonly items: readonly Message[];
  readonly earlier: boolean;
}

/**
 * The message after which to ask: what came later, and one's own whose state may have changed since. Undefined when
 * everything is to be asked for.
 */
export function cursorOf({ items }: ThreadMessages): string | undefined {
  const open = items.findIndex(({ from, state }) => from === 'me' && state !== 'read');
  return items[(open < 0 ? items.length : open) - 1]?.id;
}

/** With what came after a message. Where the answer did not hold all of that, what is older is asked for again. */
export function appendPage(
  shelf: ThreadMessages,
  page: MessagePage,
  after: string | undefined,
): ThreadMessages {
  const place = after === undefined ? -1 : shelf.items.findIndex(({ id }) => id === after);
  if (place < 0 || page.earlier) return { items: page.items, hasOlder: page.earlier };
  return { items: [...shelf.items.slice(0, place + 1), ...page.items], hasOlder: shelf.hasOlder };
}

/** With what came before the first that was known when it was asked for. */
export function prependPage(shelf: ThreadMessages, page: MessagePage, before: string): ThreadMessages {
  // Everything was asked for anew meanwhile: these do not join it.
  if (shelf.items[0]?.id !== before) return shelf;
  return { items: [...page.items, ...shelf.items], hasOlder: page.earlier };
}

/** True while the state of one's own message may still change: nobody tells of that. */
export function hasUnreadByAgent({ items }: ThreadMessages): boolean {
  return items.some(({ from, state }) => from === 'me' && state !== 'read');
}
