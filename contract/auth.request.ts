import * as z from 'zod/mini';
import * as field from './fields.ts';
import type { RequestSchemas } from './request.ts';
import { uncommon } from './uncommon-password.ts';

export const authRequests = {
  login: {
    body: z.object({
      email: field.email,
      password: field.password,
      turnstile_token: field.challengeToken,
      device_id: z.optional(field.deviceId),
    }),
  },
  requestSignupCode: {
    body: z.object({
      email: field.email,
      turnstile_token: field.challengeToken,
      device_id: z.optional(field.deviceId),
    }),
  },
  verifySignupCode: {
    body: z.object({ code: field.otp, identifier: field.identifier }),
  },
  requestPasswordReset: {
    body: z.object({
      email: field.email,
      turnstile_token: field.challengeToken,
      device_id: z.optional(field.deviceId),
    }),
  },
  verifyPasswordResetCode: {
    body: z.object({
      code: field.resetCode,
      turnstile_token: field.challengeToken,
      identifier: field.identifier,
    }),
  },
  resetPassword: {
    body: z.object({ password: uncommon(field.resetPassword), identifier: field.identifier }),
  },
  verifyNewDevice: {
    body: z.object({
      code: field.otp,
      identifier: z.optional(z.nullable(field.identifier)),
      device_id: z.optional(field.deviceId),
    }),
  },
} satisfies RequestSchemas;
