import * as z from 'zod/mini';
import { avatarTypes } from '#contract/avatar.ts';
import { own } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';
import type { SandboxState } from '../../core/state.ts';

const avatars = z.record(
  z.string(),
  z.object({
    type: z.enum(avatarTypes),
    /** Its bytes in base64. */
    image: z.string(),
  }),
);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: the pictures of people. Who has none is not in it. */
    avatars: z.output<typeof avatars>;
  }
}

export const avatarsSlice = defineSlice({
  key: 'avatars',
  schema: avatars,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

/** Somebody's picture as an address that holds it; null for none, and for people without an account. */
export function avatarUrl(state: SandboxState, id: string): string | null {
  const avatar = own(state.avatars, id);
  return avatar ? `data:image/${avatar.type};base64,${avatar.image}` : null;
}
