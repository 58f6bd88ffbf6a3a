import * as z from 'zod/mini';
import { email, identifier, otp, twoFactorCode } from './fields.ts';
import type { RequestSchemas } from './request.ts';

export const twoFactorRequests = {
  enableTwoFactor: {
    body: z.object({ code: otp }),
  },
  verifyTwoFactor: {
    body: z.object({ code: twoFactorCode, email, identifier }),
  },
} satisfies RequestSchemas;
