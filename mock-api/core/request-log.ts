import type { Fault } from '../faults/fault-rule.ts';
import { emit, type Sandbox } from './sandbox.ts';

export const REQUEST_LOG_LIMIT = 500;

/** One call as the mock saw it, without secrets. */
export interface LoggedRequest {
  /** Rises by one with every call of the sandbox in this process, also over a reset. */
  id: number;
  /** `POST /auth/login` for a call of the contract, else method and path; `ws` for a socket that asked to open. */
  op: string;
  /** `WS` for a message on a socket. */
  method: string;
  /** As it was asked for, with its query. */
  path: string;
  /** HTTP status; 0 where no answer was sent. */
  status: number;
  body: unknown;
  at: string;
  /** Milliseconds of real time. */
  ms: number;
  request_id: string;
  /** Who was signed in. */
  customer_id?: string;
  /** The effect that was injected. */
  fault?: string;
  /** The rule that injected it. */
  rule?: Pick<Fault, 'op' | 'effect' | 'stage'>;
  /** The site's server asked while it rendered a page (header x-cowrie-render). */
  render?: true;
  /** The mock's own answer broke the contract. */
  contract_broken?: true;
  /** Of a 422: field name -> message key. */
  issues?: Record<string, string>;
  /** Of a call that nothing serves: what it may have been meant for, nearest first. */
  nearest?: NearMiss[];
  /** Of a socket. */
  frames?: Frames;
}

export interface NearMiss {
  op: string;
  /** For people: how the call differs from it. */
  reason: string;
}

export interface Frames {
  /** How many the mock sent. */
  sent: number;
  received: number;
  /** The newest of both, oldest first, cut to a length. */
  last: { from: 'client' | 'mock'; at: string; text: string }[];
}

export type NewLoggedRequest = Omit<LoggedRequest, 'id'>;

/** Keeps the newest calls, and tells those who listen. */
export function recordCall(sandbox: Sandbox, item: NewLoggedRequest): LoggedRequest {
  const { requestLog } = sandbox.state;
  // A journal that was restored from a snapshot may be ahead of this process.
  sandbox.lastCall = Math.max(sandbox.lastCall, requestLog.at(-1)?.id ?? 0) + 1;
  const written = { id: sandbox.lastCall, ...item };
  requestLog.push(written);
  if (requestLog.length > REQUEST_LOG_LIMIT) requestLog.splice(0, requestLog.length - REQUEST_LOG_LIMIT);
  emit(sandbox, { type: 'call', data: written });
  return written;
}
