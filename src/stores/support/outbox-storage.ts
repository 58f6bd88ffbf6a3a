import * as z from 'zod/mini';
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from '#contract/support.ts';
import { isSupportMessageKey, local } from '#src/api/storage.ts';
import { $auth } from '../session/auth.ts';

/** Most messages that wait to be sent at one time. */
export const QUEUE_LIMIT = 20;

const storedMessage = z.object({
  /** The idempotency key: the same at every attempt, so the API takes the message once. */
  client_id: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  /** The conversation's id; before the API knows the conversation, the `client_id` of the message that opens it. */
  conversationId: z.string().check(z.minLength(1), z.maxLength(100)),
  text: z.string().check(z.minLength(1), z.maxLength(MESSAGE_LENGTH)),
  /** Milliseconds since 1970; the order of sending. */
  at: z.number(),
  /** Set when the message opens a conversation. */
  newConversation: z.nullable(
    z.object({
      subject: z.string().check(z.minLength(1), z.maxLength(SUBJECT_LENGTH)),
      /** The screen that it was written on. */
      route: z.string().check(z.maxLength(200)),
    }),
  ),
});
export type StoredMessage = z.output<typeof storedMessage>;

const keyOf = (clientId: string) => `supportMessage:${clientId}` as const;

/** The customer number of who is signed in; null while nobody is, or the status named nobody yet. */
export const outboxOwner = (): string | null => $auth.get().user?.customer_id ?? null;

/**
 * The person's unsent messages, whichever tab wrote them, oldest first; empty before it is known who is signed in. Another
 * person's messages are removed.
 */
export function readOutbox(): readonly StoredMessage[] {
  const owner = outboxOwner();
  if (owner === null) return [];
  const messages = [...new Set(local.keys())].flatMap((key) => {
    if (!isSupportMessageKey(key)) return [];
    const entry = parseEntry(local.read(key));
    if (entry?.owner !== owner) {
      local.remove(key);
      return [];
    }
    const message = storedMessage.safeParse(entry);
    return message.success && keyOf(message.data.client_id) === key ? [message.data] : [];
  });
  return messages.sort((one, other) => one.at - other.at).slice(0, QUEUE_LIMIT);
}

function parseEntry(text: string | null): { readonly owner?: unknown } | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    return typeof entry === 'object' ? entry : null;
  } catch {
    return null;
  }
}

/**
 * Stores a message under a key of its own: two tabs that write at the same time lose nothing, because neither writes back what
 * it has read. Sent after all that are stored already, in whatever millisecond it was written.
 */
export function storeMessage(message: Omit<StoredMessage, 'at'>): void {
  const newest = readOutbox().at(-1)?.at ?? 0;
  const entry = { ...message, at: Math.max(Date.now(), newest + 1), owner: outboxOwner() };
  if (entry.owner !== null) local.write(keyOf(message.client_id), JSON.stringify(entry));
}

export function removeStoredMessage(clientId: string): void {
  local.remove(keyOf(clientId));
}
