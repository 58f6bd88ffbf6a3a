import * as z from 'zod/mini';
import { preparePassword, type FieldMessage } from '#contract/fields.ts';

const key = (message: FieldMessage) => message;

/**
 * The schema of a new password and its confirmation.
 * @param password the contract's rule: a reset requires a special character, the onboarding does not.
 */
export const newPasswordSchema = (password: z.ZodMiniType<string, string>) =>
  z
    .object({
      password,
      // Typed on another keyboard it may be the same password in another form.
      confirm: z
        .string(key('confirm.required'))
        .check(z.overwrite(preparePassword), z.minLength(1, key('confirm.required'))),
    })
    .check(
      z.refine(({ password: first, confirm }) => !confirm || first === confirm, {
        error: key('confirm.mismatch'),
        path: ['confirm'],
      }),
    );

/** The values of the form. */
export interface NewPassword {
  password: string;
  confirm: string;
}
