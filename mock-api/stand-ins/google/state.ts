import * as z from 'zod/mini';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const authorizationCode = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** SHA-256 of the verifier that the code is exchanged with, in base64url (RFC 7636). */
  code_challenge: z.string(),
  /** The parameter that the answer leaves out, as a broken one would; another word for none. */
  leave_out: z.string(),
  expires_at: timestamp,
});

const authorizationCodes = z.record(z.string(), authorizationCode);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By code: what Google was told on its consent page. */
    authorizationCodes: z.output<typeof authorizationCodes>;
  }
}

export const authorizationCodesSlice = defineSlice({
  key: 'authorizationCodes',
  schema: authorizationCodes,
  create: () => ({}),
  reset: ['state'],
});
