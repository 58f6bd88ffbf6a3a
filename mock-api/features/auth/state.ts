import * as z from 'zod/mini';
import { remove } from '../../core/own-record.ts';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const passwordResetGrant = z.object({ customer_id: z.string(), expires_at: timestamp });
export type PasswordResetGrant = z.output<typeof passwordResetGrant>;

const passwordResetGrants = z.record(z.string(), passwordResetGrant);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By identifier: permissions to set a new password. */
    passwordResetGrants: z.output<typeof passwordResetGrants>;
  }
}

export const passwordResetGrantsSlice = defineSlice({
  key: 'passwordResetGrants',
  schema: passwordResetGrants,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: ({ passwordResetGrants: grants }, { customer_id }) => {
    for (const [identifier, grant] of Object.entries(grants))
      if (grant.customer_id === customer_id) remove(grants, identifier);
  },
});
