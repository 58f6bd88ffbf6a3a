import * as z from 'zod/mini';
import { otp, phoneNumber } from './fields.ts';
import type { RequestSchemas } from './request.ts';

export const linkedAccountsRequests = {
  linkWhatsapp: {
    body: z.object({ phone_number: phoneNumber }),
  },
  verifyWhatsapp: {
    body: z.object({ code: otp }),
  },
} satisfies RequestSchemas;
