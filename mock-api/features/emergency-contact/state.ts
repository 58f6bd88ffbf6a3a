import * as z from 'zod/mini';
import { emergencyContact } from '#contract/emergency-contact.ts';
import { defineSlice } from '../../core/slice.ts';

const emergencyContacts = z.record(z.string(), emergencyContact);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id. */
    emergencyContacts: z.output<typeof emergencyContacts>;
  }
}

export const emergencyContactsSlice = defineSlice({
  key: 'emergencyContacts',
  schema: emergencyContacts,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
