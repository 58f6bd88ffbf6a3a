import * as z from 'zod/mini';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';
import { isOurOrigin } from '../../server/origins.ts';

const oauthRequest = z.object({
  state: z.string(),
  /** Origin of the site that started the sign-in. Consent redirects there with a session, so it must be on this computer. */
  site: z.string().check(z.refine(isOurOrigin, 'invalid')),
  expires_at: timestamp,
});
/** A Google sign-in that was started and not finished. */
export type OauthRequest = z.output<typeof oauthRequest>;

const oauthRequests = z.record(z.string(), oauthRequest);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By the `state` parameter of the consent page. */
    oauthRequests: z.output<typeof oauthRequests>;
  }
}

export const oauthRequestsSlice = defineSlice({
  key: 'oauthRequests',
  schema: oauthRequests,
  create: () => ({}),
  reset: ['state'],
});
