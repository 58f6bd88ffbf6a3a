import type { sendAmount as en } from '../en/send-amount.ts';
import type { Translation } from '../translation.ts';

export const sendAmount = {
  heading: '转多少？',
} as const satisfies Translation<typeof en>;
