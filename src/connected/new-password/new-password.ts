import * as z from 'zod/mini';
import { preparePassword, type FieldMessage } from '#contract/fields.ts';

const key = (message: FieldMessage) => message;

/** Typed on another keyboard it may be the same password in another form. */
export const confirmation = z
  .string(key('confirm.required'))
  .check(z.overwrite(preparePassword), z.minLength(1, key('confirm.required')));

/** Of an object with both. */
export const isConfirmed = z.refine<NewPassword>(
  ({ password, confirm }) => !confirm || password === confirm,
  {
    error: key('confirm.mismatch'),
    path: ['confirm'],
  },
);

/**
 * The schema of a new password and its confirmation.
 * @param password the contract's rule: a reset requires a special character, the onboarding does not.
 */
export const newPasswordSchema = (password: z.ZodMiniType<string, string>) =>
  z
    .object({
      password,
      confirm: confirmation,
    })
    .check(isConfirmed);

/** The values of the form. */
export interface NewPassword {
  password: string;
  confirm: string;
}
