import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount } from './money-schema.ts';
import { restriction } from './restrictions.ts';

/** In naira, with what they are in dollars now. One sum over all assets. */
const limit = z.object({
  limit: amount,
  used: amount,
  available: amount,
  available_usd: z.nullable(amount),
  resets_at: z.iso.datetime(),
});

/** How much can be sent today and this month, by days of Africa/Lagos, and what restricts it. */
export const getLimits = endpoint({
  name: 'getLimits',
  method: 'GET',
  path: '/wallet/limits',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        tier: z.number(),
        /** Null at the highest. */
        next_tier: z.nullable(
          z.object({
            tier: z.number(),
            daily: amount,
            monthly: amount,
            needs: z.array(z.enum(['profile', 'address_proof'])),
          }),
        ),
        daily: limit,
        monthly: limit,
        /** The last to end first, also those of another device. */
        restrictions: z.array(restriction),
      }),
    ),
  },
});
