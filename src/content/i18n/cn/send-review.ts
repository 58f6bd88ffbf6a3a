import type { sendReview as en } from '../en/send-review.ts';
import type { Translation } from '../translation.ts';

export const sendReview = {
  heading: '请核对后再转账',
} as const satisfies Translation<typeof en>;
