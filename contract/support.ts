import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import type { TextRule } from './text/person-text.ts';

export const article = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Where to read it: a path of the site. */
  path: z.string(),
});
export type Article = z.output<typeof article>;

/** In the reader's language: all, those with the words of `q`, or those for a route with the nearest first. */
export const listArticles = endpoint({
  name: 'listArticles',
  method: 'GET',
  path: '/support/faqs',
  origin: 'proposed',
  auth: 'none',
  replies: { 200: success(z.object({ items: z.array(article) })) },
});

export const MESSAGE_LENGTH = 2000;
/** How many messages a person may send in a minute, with those that open a conversation. More are refused with 429. */
export const MESSAGES_A_MINUTE = 20;
export const SUBJECT_LENGTH = 120;
/** How a message and the subject of a conversation may be written. */
export const messageRule: TextRule = { longest: MESSAGE_LENGTH, lines: true };
export const subjectRule: TextRule = { longest: SUBJECT_LENGTH };

export const message = z.object({
  id: z.string(),
  client_id: z.nullable(z.string()),
  from: z.enum(['customer', 'agent', 'system']),
  text: z.string(),
  at: z.iso.datetime(),
  /** Of one's own: by the other side. */
  delivery: z.enum(['sent', 'delivered', 'read']),
});
export type Message = z.output<typeof message>;

export const conversation = z.object({
  id: z.string(),
  subject: z.string(),
  /** `answered`: the last word is support's. `closed` takes no more messages. */
  status: z.enum(['open', 'answered', 'closed']),
  updated_at: z.iso.datetime(),
  /** Messages that were not had by the person yet. */
  unread: z.number(),
});
export type Conversation = z.output<typeof conversation>;

/** The one with the newest message first. */
export const listConversations = endpoint({
  name: 'listConversations',
  method: 'GET',
  path: '/support/conversations',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ expected_answer_seconds: z.number(), items: z.array(conversation) })) },
});

export const openConversation = endpoint({
  name: 'openConversation',
  method: 'POST',
  path: '/support/conversations',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(conversation) },
});

/** The newest of those asked for, oldest first. Once its newest message is had, a conversation counts as read. */
export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/support/conversations/{id}/messages',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        items: z.array(message),
        /** There are others that were asked for, before the first of these. */
        has_more: z.boolean(),
      }),
    ),
  },
});

export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/support/conversations/{id}/messages',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(message) },
});
