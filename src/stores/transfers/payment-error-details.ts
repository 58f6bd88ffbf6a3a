import { paymentErrorDetails } from '#contract/payment-error-details.ts';
import { detailsReader } from '../errors/error-details.ts';

/** What the error of a payment says about it: what is missing, what the limit is, until when it is locked. */
export const paymentErrorDetailsOf = detailsReader(paymentErrorDetails);
