import * as z from 'zod/mini';
import { count, timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const message = z.object({
  id: z.string(),
  client_id: z.nullable(z.string()),
  from: z.enum(['customer', 'agent', 'system']),
  /** What the customer wrote. */
  text: z.optional(z.string()),
  /** What the mock wrote, as the key of a text, which is translated when it is read. */
  key: z.optional(z.enum(['support_safety', 'support_answer_first', 'support_answer_more'])),
  at: timestamp,
});
export type StoredMessage = z.output<typeof message>;

const conversation = z.object({
  id: z.string(),
  customer_id: z.string(),
  client_id: z.string(),
  subject: z.string(),
  route: z.string(),
  messages: z.array(message),
  /** How many of the messages the customer has read. */
  readCount: count,
});
export type StoredConversation = z.output<typeof conversation>;

const conversations = z.record(z.string(), z.array(conversation));

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** Support's reply to a customer. */
    support_reply: { customer_id: string; conversation_id: string };
  }
}

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id, oldest first. */
    conversations: z.output<typeof conversations>;
  }
}

export const conversationsSlice = defineSlice({
  key: 'conversations',
  schema: conversations,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
