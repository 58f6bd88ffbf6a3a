import * as z from 'zod/mini';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const newsletterToken = z.object({
  key: z.string(),
  email: z.string(),
  purpose: z.enum(['confirm', 'leave']),
  language: z.enum(['en', 'zh-CN']),
  created_at: timestamp,
});
/** What the key in the link of a newsletter's email allows. */
export type NewsletterToken = z.output<typeof newsletterToken>;

const newsletterTokens = z.record(z.string(), newsletterToken);
const newsletterSubscribers = z.record(
  z.string(),
  z.object({ email: z.string(), language: z.enum(['en', 'zh-CN']), since: timestamp }),
);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By key. */
    newsletterTokens: z.output<typeof newsletterTokens>;
    /** By address. */
    newsletterSubscribers: z.output<typeof newsletterSubscribers>;
  }
}

export const newsletterTokensSlice = defineSlice({
  key: 'newsletterTokens',
  schema: newsletterTokens,
  create: () => ({}),
  reset: ['state'],
  keyedBy: 'key',
});

export const newsletterSubscribersSlice = defineSlice({
  key: 'newsletterSubscribers',
  schema: newsletterSubscribers,
  create: () => ({}),
  reset: ['state'],
  keyedBy: 'email',
});
