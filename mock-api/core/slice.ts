import type * as z from 'zod/mini';
import type { SandboxState, StateSetting } from './state.ts';

/** The parts of a sandbox that `POST /__mock/reset` can reset; `journal` is the request log. */
export const resetParts = ['state', 'mail', 'faults', 'journal', 'clock', 'all'] as const;
export type ResetPart = (typeof resetParts)[number];

export interface SliceStart {
  /** What the sandbox's clock shows, in milliseconds since 1970. */
  readonly now: number;
  readonly setting: StateSetting;
}

/** The user whose account is deleted. */
export interface AccountOwner {
  readonly customer_id: string;
  readonly email: string;
}

export interface Slice<Key extends keyof SandboxState> {
  readonly key: Key;
  /** The member's type comes from it. It validates snapshots and patches of the state. */
  readonly schema: z.ZodMiniType<SandboxState[Key]>;
  readonly create: (start: SliceStart) => SandboxState[Key];
  /** The parts that it belongs to; a reset of `all` resets every slice. */
  readonly reset: readonly ResetPart[];
  /** The member of a row that its key repeats. */
  readonly keyedBy?: string;
  /** What happens when an account is deleted: `rows-of-customer` removes the row under its customer id. */
  readonly onUserDeleted?: 'rows-of-customer' | ((state: SandboxState, user: AccountOwner) => void);
  /** Why members that are valid by themselves are inconsistent, or null. */
  readonly problem?: (state: SandboxState) => string | null;
}

/** A slice of any key, for the list of all slices. */
export interface AnySlice extends Omit<Slice<keyof SandboxState>, 'schema' | 'create'> {
  readonly schema: z.ZodMiniType;
  readonly create: (start: SliceStart) => unknown;
}

/** Declares one member of the state: its schema, its initial value, and what resets and deletions do to it. */
export function defineSlice<Key extends keyof SandboxState>(slice: Slice<Key>): AnySlice {
  return slice;
}
