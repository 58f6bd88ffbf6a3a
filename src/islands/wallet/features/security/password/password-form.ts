import * as z from 'zod/mini';
import { isCommonPassword } from '#contract/common-passwords.ts';
import { newPassword, passwordRules, type FieldMessage } from '#contract/fields.ts';
import { uncommon } from '#contract/uncommon-password.ts';
import { confirmation, isConfirmed } from '#src/connected/new-password/new-password.ts';
import type { PasswordRule } from '#src/ui/form/PasswordChecklist.tsx';

const key = (message: FieldMessage) => message;

/** The rules of every password, and that it is not one of those that are tried first: the checklist of the change alone. */
export const changedPasswordRules: readonly PasswordRule[] = [
  ...passwordRules,
  {
    message: 'password.common',
    // Nothing typed is nothing uncommon.
    pattern: { test: (password) => password !== '' && !isCommonPassword(password) },
  },
];

export const changePasswordSchema = z
  .object({
    current: z.string().check(z.minLength(1, key('password.required'))),
    password: uncommon(newPassword),
    confirm: confirmation,
  })
  .check(isConfirmed);

export const emptyForm = { current: '', password: '', confirm: '' };
export type PasswordField = keyof typeof emptyForm;

/** The form's field of each API field. */
export const formNames: Readonly<Record<string, PasswordField>> = {
  current_password: 'current',
  password: 'password',
};
