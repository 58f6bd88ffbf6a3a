import { errorStatus } from '#contract/error-codes.ts';
import { paymentErrorTexts, type PaymentErrorCode } from '#contract/payment-error-texts.ts';
import { exampleDetails } from '../openapi/error-details.ts';
import type { FaultPreset } from './fault-presets.ts';
import { paymentErrorScenarios } from './payment-error-scenarios.ts';

export type PaymentPresetId = `payment.${PaymentErrorCode}`;
export const paymentErrorCodes = Object.keys(paymentErrorTexts) as readonly PaymentErrorCode[];
export const paymentPresetId = (code: PaymentErrorCode): PaymentPresetId => `payment.${code}`;

/** A call is refused with the code and an example of its details; once, so that the next try gets through. */
function presetOf(code: PaymentErrorCode): FaultPreset {
  const details = exampleDetails(code);
  return {
    title: `Refused: ${paymentErrorTexts[code].en}`,
    ops: [paymentErrorScenarios[code].op],
    effect: {
      type: 'status',
      status: errorStatus[code],
      message: null,
      code,
      ...(details === undefined ? {} : { details }),
    },
    times: 1,
  };
}

/** One for each error of a payment: `payment.insufficient_funds`. */
export const paymentErrorPresets = Object.fromEntries(
  paymentErrorCodes.map((code) => [paymentPresetId(code), presetOf(code)]),
) as Readonly<Record<PaymentPresetId, FaultPreset>>;
