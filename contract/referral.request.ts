import * as z from 'zod/mini';
import { referralCode } from './fields.ts';
import type { RequestSchemas } from './request.ts';

export const referralRequests = {
  completeReferral: {
    body: z.union([z.object({ skip: z.literal(true) }), z.object({ referral_code: referralCode })]),
  },
} satisfies RequestSchemas;
