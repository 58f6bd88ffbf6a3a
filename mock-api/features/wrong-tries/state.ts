import * as z from 'zod/mini';
import { triedSecrets, type TriedSecret } from '#contract/error-codes.ts';
import { timestamp } from '../../core/schemas.ts';
import { remove } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';

/** Secrets whose wrong tries count together. */
export const tryGroups = triedSecrets;
export type TryGroup = TriedSecret;

const wrongTry = z.object({
  group: z.enum(tryGroups),
  at: timestamp,
  /** Whether it came from a device that the account knows. */
  known: z.boolean(),
});
const wrongTries = z.record(z.string(), z.array(wrongTry));

declare module '../../core/state.ts' {
  interface SandboxState {
    /**
     * By email address in lower case, which need not have an account: wrong tries of the last 24 hours, oldest first. Addresses
     * stand in the order of their newest try.
     */
    wrongTries: z.output<typeof wrongTries>;
  }
}

export const wrongTriesSlice = defineSlice({
  key: 'wrongTries',
  schema: wrongTries,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: (state, { email }) => {
    remove(state.wrongTries, email);
  },
});
