import * as z from 'zod/mini';
import { isoTime } from '../../core/schemas.ts';
import { own } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';
import type { SandboxState } from '../../core/state.ts';

const whatsappLink = z.object({
  phone_number: z.string(),
  identifier: z.string(),
  /** Null until the code is verified. */
  linked_at: z.nullable(isoTime),
});

export type WhatsappLink = z.output<typeof whatsappLink>;

const whatsappLinks = z.record(z.string(), whatsappLink);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id. */
    whatsappLinks: z.output<typeof whatsappLinks>;
  }
}

export const whatsappLinksSlice = defineSlice({
  key: 'whatsappLinks',
  schema: whatsappLinks,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

/** The number that an account has linked; null while none is proved. */
export function linkedNumber(state: SandboxState, customerId: string): string | null {
  const link = own(state.whatsappLinks, customerId);
  return link?.linked_at == null ? null : link.phone_number;
}
