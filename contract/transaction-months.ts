import * as z from 'zod/mini';
import { amount } from './money-schema.ts';
import { displayCurrencies } from './assets.ts';

const monthSum = z.nullable(amount);

/** What moved in each month that has a transaction, newest first. Null where something that counts has no price: no sum is a part of one. */
export const transactionMonths = z.object({
  currency: z.enum(displayCurrencies),
  /** The IANA time zone whose months they are. */
  zone: z.string(),
  items: z.array(
    z.object({
      /** `2026-11`. */
      month: z.string(),
      /** What has arrived; what is on its way, and what is converted, is not in it. */
      in: monthSum,
      /** What left, or is leaving, fees included; what is converted is not in it. */
      out: monthSum,
      fees: monthSum,
      /** What was given in conversions. */
      converted: monthSum,
    }),
  ),
});
export type TransactionMonth = z.output<typeof transactionMonths>['items'][number];
