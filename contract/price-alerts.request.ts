import * as z from 'zod/mini';
import { displayCurrencies } from './display-currencies.ts';
import { alertChannels, alertKinds } from './price-alerts.ts';
import { pathId, type RequestSchemas } from './request.ts';

const asset = z.string().check(z.minLength(1), z.maxLength(64));
/** Any text: one that is no value is refused with `alert_value_invalid`, not as a field. */
const value = z.string().check(z.maxLength(60));
const channels = z.array(z.enum(alertChannels)).check(z.minLength(1), z.maxLength(alertChannels.length));
const params = z.object({ id: pathId });

export const priceAlertsRequests = {
  listPriceAlerts: { query: z.object({ asset: z.optional(asset) }) },
  createPriceAlert: {
    body: z.object({
      asset,
      kind: z.enum(alertKinds),
      value,
      currency: z.enum(displayCurrencies),
      repeat: z._default(z.boolean(), false),
      channels: z._default(channels, ['notification']),
      paused: z._default(z.boolean(), false),
    }),
  },
  updatePriceAlert: {
    params,
    body: z
      .partial(z.object({ value, repeat: z.boolean(), channels, paused: z.boolean() }))
      .check(z.refine((change) => Object.values<unknown>(change).some((member) => member !== undefined))),
  },
  deletePriceAlert: { params },
} satisfies RequestSchemas;
