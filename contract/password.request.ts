import * as z from 'zod/mini';
import { typedDigits } from './approval.ts';
import { newPassword, password, RECOVERY_CODE_LENGTH, twoFactorCode } from './fields.ts';
import type { RequestSchemas } from './request.ts';
import { uncommon } from './uncommon-password.ts';

export const passwordRequests = {
  changePassword: {
    body: z.object({
      current_password: password,
      password: uncommon(newPassword),
      log_out_others: z.boolean(),
      /** Of the authenticator app, where the account has one. */
      totp: z.optional(typedDigits()),
      /** In place of `totp`, which goes before it. */
      recovery_code: z.optional(twoFactorCode.check(z.minLength(RECOVERY_CODE_LENGTH))),
    }),
  },
} satisfies RequestSchemas;
