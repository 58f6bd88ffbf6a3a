import * as z from 'zod/mini';

/** What proves that the owner of the account wants something. */
export const approval = z.object({
  pin: z.optional(z.string().check(z.maxLength(20))),
  /** Of the authenticator app. */
  totp: z.optional(z.string().check(z.maxLength(20))),
});
export type Approval = z.output<typeof approval>;
