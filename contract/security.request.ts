import * as z from 'zod/mini';
import { approval, typedDigits } from './approval.ts';
import { identifier, otp, password } from './fields.ts';
import { newPin } from './pin.ts';
import type { RequestSchemas } from './request.ts';

const typedPin = typedDigits().check(z.minLength(1));

export const securityRequests = {
  setPin: {
    body: z.object({ pin: newPin, password }),
  },
  changePin: {
    body: z.object({ current_pin: typedPin, pin: newPin }),
  },
  resetPin: {
    body: z.object({
      identifier,
      code: otp,
      password,
      pin: newPin,
      /** Of the authenticator app, where the account has one. */
      totp: z.optional(typedDigits()),
    }),
  },
  setSendingFrozen: {
    body: z.object({ frozen: z.boolean(), approval: z.optional(approval) }),
  },
} satisfies RequestSchemas;
