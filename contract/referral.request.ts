import * as z from 'zod/mini';
import { referralCode } from './fields.ts';
import { pageQuery } from './pagination.ts';
import { referralSteps } from './referral.ts';
import type { RequestSchemas } from './request.ts';

export const referralRequests = {
  listReferralInvites: { query: z.object({ ...pageQuery(), step: z.optional(z.enum(referralSteps)) }) },
  completeReferral: {
    body: z.union([z.object({ skip: z.literal(true) }), z.object({ referral_code: referralCode })]),
  },
} satisfies RequestSchemas;
