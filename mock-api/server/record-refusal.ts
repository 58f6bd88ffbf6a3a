import { recordDevice } from '../features/devices/devices.ts';
import { ApiError } from './api-error.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Does a part of a call, and where it refuses the call with an answer to what was sent, records that the user is active at the device:
 * who has typed a wrong PIN was there. A call that came too often, or whose session has ended, has been given no such answer.
 */
export async function recordRefusal<Result>(
  { state, findSession }: RequestContext,
  part: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await part();
  } catch (error) {
    const signedIn = error instanceof ApiError && isAnswer(error) ? findSession() : null;
    if (signedIn) recordDevice(state, signedIn.session.device_id, signedIn.user);
    throw error;
  }
}

/** By its code: 401 is also the status of a wrong password. */
const isAnswer = ({ status, code }: ApiError): boolean =>
  status !== 429 && code !== 'unauthorized' && code !== 'session_expired';
