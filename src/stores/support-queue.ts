import * as z from 'zod/mini';
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from '#contract/support.ts';
import { session } from '#src/api/storage.ts';
import { QUEUE_KEY } from './support-waiting.ts';

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
export type Queued = z.output<typeof queued>;

/** In the order in which it was written. What lies there and is none of ours is left out. */
export function readQueue(): readonly Queued[] {
  try {
    const found: unknown = JSON.parse(session.read(QUEUE_KEY) ?? '[]');
    if (!Array.isArray(found)) return [];
    const items = found.flatMap((one) => {
      const parsed = queued.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
    const ids = items.map(({ client_id }) => client_id);
    return items.filter(({ client_id }, index) => ids.indexOf(client_id) === index).slice(0, QUEUE_LIMIT);
  } catch {
    return [];
  }
}

export function writeQueue(items: readonly Queued[]): void {
  if (items.length > 0) session.write(QUEUE_KEY, JSON.stringify(items));
  else session.remove(QUEUE_KEY);
}
