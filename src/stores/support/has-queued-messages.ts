import { isSupportMessageKey, local } from '#src/api/storage.ts';

/** Whether messages to support may wait to be sent, without loading the code that reads and sends them. */
export const hasQueuedMessages = () => local.keys().some(isSupportMessageKey);
