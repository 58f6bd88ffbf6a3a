import type { PaymentRequest } from '#contract/payment-requests.ts';

/** Whether a request waits for an answer of the person whom it asks. */
export const isToAnswer = ({ box, status }: PaymentRequest): boolean => box === 'in' && status === 'open';
