import type { LoggedRequest } from './request-log.ts';
import type { Mail } from './mailbox.ts';

/** The parts of a sandbox that the control plane can change. */
export const changes = [
  'persona',
  'reset',
  'clock',
  'faults',
  'latency',
  'ticker',
  'challenge',
  'snapshots',
  'state',
  'journal',
  'mail',
] as const;
export type Change = (typeof changes)[number];

/** What a sandbox's listeners are notified of. */
export type SandboxEvent =
  | { readonly type: 'call'; readonly data: LoggedRequest }
  | { readonly type: 'mail'; readonly data: Mail }
  | { readonly type: 'change'; readonly data: { readonly what: Change } }
  /** The sandbox was deleted. */
  | { readonly type: 'gone' };

export type SandboxListener = (event: SandboxEvent) => void;
