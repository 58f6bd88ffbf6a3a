import * as z from 'zod/mini';
import { typedDigits } from './approval.ts';
import { otp, password, RECOVERY_CODE_LENGTH, twoFactorCode } from './fields.ts';
import { reauthPurposes } from './reauth-purposes.ts';
import type { RequestSchemas } from './request.ts';

const purpose = z.enum(reauthPurposes);

export const reauthRequests = {
  reauthenticate: {
    body: z.object({
      purpose,
      password: z.optional(password),
      /** Of an account without a password: the code of `requestReauthCode`. */
      email_code: z.optional(otp),
      /** Of the authenticator app, where the account has one. */
      totp: z.optional(typedDigits()),
      /** In place of `totp`, which goes before it. */
      recovery_code: z.optional(twoFactorCode.check(z.minLength(RECOVERY_CODE_LENGTH))),
    }),
  },
  requestReauthCode: {
    body: z.object({ purpose }),
  },
} satisfies RequestSchemas;
