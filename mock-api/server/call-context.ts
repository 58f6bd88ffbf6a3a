import type { JobContext } from '../core/jobs.ts';
import { jobContext } from '../core/sandbox.ts';
import type { Session } from '../features/session/state.ts';
import { clientIp } from './client-identity.ts';
import type { RequestContext } from './request-context.ts';

/** What a call works in: whatever it causes is entered with the device and the address that it came from. */
export interface CallContext extends JobContext {
  /** Null for somebody who is logged out. */
  readonly session: Session | null;
  /** The device that calls, where it has proven that it is that one. */
  readonly deviceId: string | null;
  readonly ip: string;
}

type Call = Pick<RequestContext, 'sandbox' | 'c'> & { readonly session?: Session | null };

/** The context of a call. @param deviceId of a call without a session, which has none of its own */
export const callContext = ({ sandbox, c, session = null }: Call, deviceId?: string | null): CallContext => ({
  ...jobContext(sandbox),
  session,
  deviceId: deviceId ?? session?.device_id ?? null,
  ip: clientIp(c),
});
