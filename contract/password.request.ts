import * as z from 'zod/mini';
import { typedDigits } from './approval.ts';
import { isCommonPassword } from './common-passwords.ts';
import { newPassword, password, RECOVERY_CODE_LENGTH, twoFactorCode, type FieldMessage } from './fields.ts';
import type { RequestSchemas } from './request.ts';

/** A new password that is none of those which are tried first. The browser's list of rules has it in its own words. */
const uncommon = newPassword.check(
  z.refine((text) => !isCommonPassword(text), 'password.common' satisfies FieldMessage),
);

export const passwordRequests = {
  changePassword: {
    body: z.object({
      current_password: password,
      password: uncommon,
      log_out_others: z.boolean(),
      /** Of the authenticator app, where the account has one. */
      totp: z.optional(typedDigits()),
      /** In place of `totp`, which goes before it. */
      recovery_code: z.optional(twoFactorCode.check(z.minLength(RECOVERY_CODE_LENGTH))),
    }),
  },
} satisfies RequestSchemas;
