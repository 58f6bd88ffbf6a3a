import * as z from 'zod/mini';
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from '#contract/support.ts';
import { local } from '#src/api/storage.ts';
import { $auth } from '../session/auth.ts';

/** How many messages may wait. Who writes more than that without an answer is better told. */
export const QUEUE_LIMIT = 20;

const queued = z.object({
  /** The same however often it is sent: the API takes it once. */
  client_id: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  /** The conversation's id; of one that does not exist yet, the `client_id` of the message that opens it. */
  place: z.string().check(z.minLength(1), z.maxLength(100)),
  text: z.string().check(z.minLength(1), z.maxLength(MESSAGE_LENGTH)),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Set when it opens a conversation. */
  opens: z.nullable(
    z.object({
      subject: z.string().check(z.minLength(1), z.maxLength(SUBJECT_LENGTH)),
      /** The screen that it was written on. */
      route: z.string().check(z.maxLength(200)),
    }),
  ),
});
export type StoredMessage = z.output<typeof queued>;

/** What lies in the storage, of which each item is yet to be looked at. */
interface Kept {
  /** The customer who wrote them: nobody else sees or sends them. */
  readonly owner: unknown;
  readonly items: readonly unknown[];
}

/** Who is signed in, by the number that never changes; null while nobody is, or nobody knows. */
export const outboxOwner = (): string | null => $auth.get().user?.customer_id ?? null;

/**
 * In the order in which it was written, whichever tab wrote it; none while it is not known who is here. What lies there and
 * is none of ours is left out, and what is another person's goes.
 */
export function readOutbox(): readonly StoredMessage[] {
  const text = local.read('supportQueue');
  const mine = outboxOwner();
  if (text === null || mine === null) return [];
  const found = parsed(text);
  if (found?.owner !== mine) {
    local.remove('supportQueue');
    return [];
  }
  const items = found.items.flatMap((one) => {
    const fits = queued.safeParse(one);
    return fits.success ? [fits.data] : [];
  });
  const ids = items.map(({ client_id }) => client_id);
  return items.filter(({ client_id }, index) => ids.indexOf(client_id) === index).slice(0, QUEUE_LIMIT);
}

function parsed(text: string): Kept | null {
  try {
    const { owner: writer, items } = JSON.parse(text) as Partial<Kept>;
    return Array.isArray(items) ? { owner: writer, items } : null;
  } catch {
    return null;
  }
}

/** Changes what is kept as it is at the moment: other tabs add to it, and take from it. */
export function updateOutbox(change: (items: readonly StoredMessage[]) => readonly StoredMessage[]): void {
  const mine = outboxOwner();
  if (mine === null) return;
  const items = change(readOutbox());
  if (items.length > 0) local.write('supportQueue', JSON.stringify({ owner: mine, items }));
  else local.remove('supportQueue');
}
