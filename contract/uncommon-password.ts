import * as z from 'zod/mini';
import { isCommonPassword } from './common-passwords.ts';
import type { FieldMessage } from './fields.ts';

/**
 * A rule of a new password, of which one that is tried first is refused. The requests have it, and no page of a sign-up or a reset:
 * the words would cost them more than the rest of their rules.
 */
export const uncommon = (rule: z.ZodMiniType<string, string>) =>
  rule.check(z.refine((text) => !isCommonPassword(text), 'password.common' satisfies FieldMessage));
