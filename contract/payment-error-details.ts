import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import type { ErrorCode } from './error-codes.ts';
import { amount, signedAmount } from './money-schema.ts';
import { pinWeaknesses } from './pin.ts';
import { paymentRestriction } from './restrictions.ts';
import { risk } from './risks.ts';

const asset = z.enum(assetIds);
const moment = z.iso.datetime();

/** What the `details` of an error of a payment say. Only the screens of payments load them. */
export const paymentErrorDetails = {
  /** The path of a member that the call does not take: `to.memo`. */
  unexpected_member: z.object({ member: z.string() }),
  /** How many more wrong PINs are let through before `pin_locked`. */
  pin_invalid: z.object({ tries_left: z.number() }),
  pin_locked: z.object({ until: moment }),
  pin_weak: z.object({ reason: z.enum(pinWeaknesses) }),
  /** Seconds until the authenticator app shows another code. */
  totp_used: z.object({ seconds: z.number() }),
  alert_value_invalid: z.object({ decimals: z.number() }),
  /** The price now in the alert's currency, or the change of 24 hours in percent. */
  alert_already_true: z.object({ price: amount, change_24h: z.nullable(signedAmount) }),
  network_paused: z.object({ network: z.string(), opens_at: z.nullable(moment) }),
  amount_precision: z.object({ asset, decimals: z.number() }),
  amount_below_min: z.object({ asset, minimum: amount }),
  /** Of one payment, whatever is left of the limits of a day and a month. */
  amount_above_max: z.object({ asset, maximum: amount }),
  /** `limit` and `available` in naira. */
  amount_above_limit: z.object({
    period: z.enum(['daily', 'monthly']),
    limit: amount,
    available: amount,
    resets_at: moment,
  }),
  insufficient_funds: z.object({ asset, available: amount, short_by: amount }),
  fee_exceeds_amount: z.object({ asset, fee: amount }),
  /** What of the asset can be sent to a chain before the deposits have cleared. */
  funds_clearing: z.object({ asset, available: amount, clears_at: moment }),
  address_wrong_network: z.object({ networks: z.array(z.string()) }),
  memo_required: z.object({ network: z.string() }),
  /** The risks that have still to be acknowledged. */
  risks_not_acknowledged: z.object({ risks: z.array(risk) }),
  sending_restricted: paymentRestriction,
  /** A quote for the same request at the prices of now; null when it can't be made. */
  quote_expired: z.object({ quote: z.nullable(z.record(z.string(), z.unknown())) }),
} satisfies Partial<Record<ErrorCode, z.ZodMiniType>>;
export type PaymentErrorDetails = {
  [Code in keyof typeof paymentErrorDetails]: z.output<(typeof paymentErrorDetails)[Code]>;
};
