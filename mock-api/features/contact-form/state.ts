import * as z from 'zod/mini';
import { contactTopics } from '#contract/contact-form.ts';
import { isoTime } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

/** Newest messages that a sandbox keeps: enough for any test, bounded for a mock that runs all day. */
export const MESSAGE_LIMIT = 200;

const contactMessage = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  topic: z.enum(contactTopics),
  at: isoTime,
});
export type ContactMessage = z.output<typeof contactMessage>;

const contactMessages = z.array(contactMessage).check(z.maxLength(MESSAGE_LIMIT));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** The messages of the contact form, oldest first. */
    contactMessages: z.output<typeof contactMessages>;
  }
}

export const contactMessagesSlice = defineSlice({
  key: 'contactMessages',
  schema: contactMessages,
  create: () => [],
  reset: ['state'],
});
