import * as z from 'zod/mini';
import { displayCurrencies } from '#contract/display-currencies.ts';
import { amount } from '#contract/money-schema.ts';
import { alertChannels, alertKinds } from '#contract/price-alerts.ts';
import { isoTime, timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const storedAlert = z.object({
  alert_id: z.string(),
  asset: z.string(),
  kind: z.enum(alertKinds),
  value: amount,
  currency: z.enum(displayCurrencies),
  repeat: z.boolean(),
  channels: z.array(z.enum(alertChannels)),
  paused: z.boolean(),
  status: z.enum(['waiting', 'told']),
  created_at: isoTime,
  last_told_at: z.nullable(timestamp),
  /** Up to which moment of the sandbox's time it has been judged. */
  judged_until: timestamp,
  /** Whether the price has been on the other side since it was told, or went on after a pause. */
  armed: z.boolean(),
});
export type StoredAlert = z.output<typeof storedAlert>;
const rows = z.record(z.string(), z.array(storedAlert));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id, oldest first. */
    priceAlerts: z.output<typeof rows>;
  }
}

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** A price alert is judged up to this moment: its telling is expected, or the period is over that was looked ahead for one. */
    price_alert: { readonly customer_id: string; readonly alert_id: string };
  }
}

export const priceAlertsSlice = defineSlice({
  key: 'priceAlerts',
  schema: rows,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
