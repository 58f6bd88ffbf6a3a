import { session } from '#src/api/storage.ts';

/** Where the tab keeps messages that could not be sent yet: with the drafts, whose life they share (storage.ts). */
export const QUEUE_KEY = 'draft:support-queue';

/** Whether some wait, without the code that reads and sends them. */
export const isSomethingWaiting = () => session.read(QUEUE_KEY) !== null;
