import type { sendStatus as en } from '../en/send-status.ts';
import type { Translation } from '../translation.ts';

export const sendStatus = {
  heading: '转账进度',
} as const satisfies Translation<typeof en>;
