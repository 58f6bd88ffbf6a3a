import type { LoggedRequest } from './request-log.ts';
import type { Mail } from './mailbox.ts';

/** What of a sandbox the control plane can change. */
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

/** What those who watch a sandbox are told. */
export type SandboxEvent =
  | { readonly type: 'call'; readonly data: LoggedRequest }
  | { readonly type: 'mail'; readonly data: Mail }
  | { readonly type: 'change'; readonly data: { readonly what: Change } }
  /** The sandbox is no more. */
  | { readonly type: 'gone' };

export type SandboxListener = (event: SandboxEvent) => void;
