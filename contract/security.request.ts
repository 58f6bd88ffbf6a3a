import * as z from 'zod/mini';
import { approval, typedDigits, typedPin } from './approval.ts';
import { identifier, otp, password } from './fields.ts';
import { newPin } from './pin.ts';
import type { RequestSchemas } from './request.ts';

export const securityRequests = {
  setPin: {
    body: z.object({
      pin: newPin,
      /** Left out where a proof stands in its place: by an account that has none, or has two-factor authentication. */
      password: z.optional(password),
    }),
  },
  changePin: {
    body: z.object({ current_pin: typedPin(), pin: newPin }),
  },
  resetPin: {
    body: z.object({
      /** These three are left out by an account without a password: a proof stands in their place. */
      identifier: z.optional(identifier),
      code: z.optional(otp),
      password: z.optional(password),
      pin: newPin,
      /** Of the authenticator app, where the account has one. */
      totp: z.optional(typedDigits()),
    }),
  },
  setSendingFrozen: {
    body: z.object({ frozen: z.boolean(), approval: z.optional(approval) }),
  },
} satisfies RequestSchemas;
