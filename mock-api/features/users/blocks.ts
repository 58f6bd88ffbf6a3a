import * as z from 'zod/mini';
import { own } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';
import type { SandboxState } from '../../core/state.ts';

const blocks = z.record(z.string(), z.array(z.string()));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: the ids of the parties whom they have blocked. */
    blocks: z.output<typeof blocks>;
  }
}

export const blocksSlice = defineSlice({
  key: 'blocks',
  schema: blocks,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: (state, { customer_id }) => {
    Reflect.deleteProperty(state.blocks, customer_id);
    for (const [by, blocked] of Object.entries(state.blocks))
      state.blocks[by] = blocked.filter((id) => id !== customer_id);
  },
});

/** Who of two has blocked the other; null for neither. */
export function blockedBy(state: SandboxState, me: string, other: string): 'by_me' | 'by_them' | null {
  if (own(state.blocks, me)?.includes(other)) return 'by_me';
  return own(state.blocks, other)?.includes(me) ? 'by_them' : null;
}

export const isBlocked = (state: SandboxState, me: string, other: string): boolean =>
  blockedBy(state, me, other) !== null;

export function setBlocked(state: SandboxState, me: string, other: string, blocked: boolean): void {
  const others = (own(state.blocks, me) ?? []).filter((id) => id !== other);
  state.blocks[me] = blocked ? [...others, other] : others;
}
