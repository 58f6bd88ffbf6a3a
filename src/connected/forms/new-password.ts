import * as z from 'zod/mini';
import type { FieldMessage } from '#contract/fields.ts';

const key = (message: FieldMessage) => message;

/**
 * A new password, and once more.
 * @param password the contract's rule: a reset asks for more than an onboarding.
 */
export const newPasswordSchema = (password: z.ZodMiniType<string, string>) =>
  z
    .object({
      password,
      confirm: z.string(key('confirm.required')).check(z.minLength(1, key('confirm.required'))),
    })
    .check(
      z.refine(({ password: first, confirm }) => !confirm || first === confirm, {
        error: key('confirm.mismatch'),
        path: ['confirm'],
      }),
    );

/** What the form of a new password holds. */
export interface NewPassword {
  password: string;
  confirm: string;
}
