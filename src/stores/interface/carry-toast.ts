import { session } from '#src/api/storage.ts';
import { newestToast, flashToast } from './toasts.ts';

/** Less than this of a toast's time, in milliseconds, is not worth showing it again. */
const WORTH_CARRYING = 1000;

/** Takes a toast that has not had its time along to the next document, unless another one waits for that already. */
export function carryToast(): void {
  const newest = newestToast();
  if (newest === null || session.read('flash') !== null) return;
  const duration = newest.until - Date.now();
  if (duration < WORTH_CARRYING) return;
  flashToast(newest.notice.kind, newest.notice.text, { duration });
}
