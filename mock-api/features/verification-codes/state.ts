import * as z from 'zod/mini';
import { count, timestamp } from '../../core/schemas.ts';
import { remove } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';

/** What a code is sent for. */
export const codeKinds = ['signup', 'reset', 'device', 'whatsapp', 'pin', 'reauth'] as const;

const verificationCode = z.object({
  identifier: z.string(),
  kind: z.enum(codeKinds),
  /** Where it was sent: an address, or a phone number for `whatsapp`. */
  email: z.string(),
  customer_id: z.nullable(z.string()),
  /** Of a kind that anybody asks for: which browser did, and whether it is a device that the account knows; null of the others. */
  asker: z.nullable(z.object({ id: z.string(), known: z.boolean() })),
  /** Whether it was sent itself; one that was not leads to those that were. */
  sent: z.boolean(),
  /** Empty if no email was sent: no code matches. */
  code: z.string(),
  created_at: timestamp,
  expires_at: timestamp,
  tries: count,
  state: z.enum(['live', 'used', 'replaced']),
});
export type VerificationCode = z.output<typeof verificationCode>;

const codes = z.record(z.string(), verificationCode);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By identifier. */
    codes: z.output<typeof codes>;
  }
}

export const codesSlice = defineSlice({
  key: 'codes',
  schema: codes,
  create: () => ({}),
  reset: ['state'],
  keyedBy: 'identifier',
  onUserDeleted: (state, { customer_id, email }) => {
    // They would count for an account that is made anew with the address.
    for (const code of Object.values(state.codes))
      if (code.customer_id === customer_id || code.email === email) remove(state.codes, code.identifier);
  },
});
