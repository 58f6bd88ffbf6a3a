import type { PaymentErrorDetails } from '#contract/payment-error-details.ts';
import { paymentErrorTexts, type PaymentErrorCode } from '#contract/payment-error-texts.ts';
import { ApiError } from '../../server/api-error.ts';
import type { TextValues } from '../../server/translate.ts';

type DetailsOf<Code extends PaymentErrorCode> = Code extends keyof PaymentErrorDetails
  ? PaymentErrorDetails[Code]
  : undefined;

/** The error of a code with its message. A code that the contract declares details for does not compile without them. */
export function paymentError<Code extends PaymentErrorCode>(
  code: Code,
  ...[details, values]: DetailsOf<Code> extends undefined
    ? [details?: undefined, values?: TextValues]
    : [details: DetailsOf<Code>, values?: TextValues]
): ApiError {
  return new ApiError(code, paymentErrorTexts[code], {
    ...(details === undefined ? {} : { details: details }),
    ...(values ? { values } : {}),
  });
}
