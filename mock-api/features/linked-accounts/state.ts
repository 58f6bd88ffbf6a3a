import * as z from 'zod/mini';
import { isoTime } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const whatsappLink = z.object({
  phone_number: z.string(),
  identifier: z.string(),
  /** Null until the code is verified. */
  linked_at: z.nullable(isoTime),
});

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
