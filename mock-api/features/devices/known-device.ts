import type { SandboxState } from '../../core/state.ts';
import { deviceCookie } from '../../server/cookies.ts';
import type { MockContext } from '../../server/hono-env.ts';
import type { User } from '../users/state.ts';
import { isTrusted } from './devices.ts';

/** Whether a request comes from a device that was verified for an account before. */
export const isKnownDevice = (c: MockContext, state: SandboxState, user: User | undefined): boolean =>
  user !== undefined && isTrusted(state, deviceCookie(c), user);
