import * as z from 'zod/mini';
import { session } from '#src/api/storage.ts';

const KEY = 'unapproved';
const ids = z.array(z.string());

function read(): readonly string[] {
  try {
    const parsed = ids.safeParse(JSON.parse(session.read(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Remembers in this tab that a payment was made otherwise than it was approved, so that a reload does not call it a success. */
export function markUnapproved(transactionId: string): void {
  const known = read();
  if (!known.includes(transactionId)) session.write(KEY, JSON.stringify([...known, transactionId]));
}

/** Whether a payment of this tab was made otherwise than it was approved. */
export const isUnapproved = (transactionId: string): boolean => read().includes(transactionId);
