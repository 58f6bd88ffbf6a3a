import { perSandbox } from '../../../core/per-sandbox.ts';
import type { Delivery } from './tick-faults.ts';

/** An open market stream, as the control plane steers it. */
export interface OpenSocket {
  /** With a close frame. */
  close: (code: number, reason: string) => void;
  /** Without one: the other side sees 1006. */
  drop: () => void;
  /** Sends the next events now, in some broken way if one is given. */
  tick: (once?: Delivery) => void;
  /** Says that the server ends, and closes so many milliseconds of the sandbox's time later. */
  shutDown: (milliseconds: number) => void;
}

export const openSockets = perSandbox(() => new Set<OpenSocket>());
