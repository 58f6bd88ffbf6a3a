import { local } from '#src/api/storage.ts';

/** Whether messages to support wait, without the code that reads and sends them. */
export const hasQueuedMessages = () => local.read('supportQueue') !== null;
