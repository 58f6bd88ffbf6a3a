import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { whole } from './page.ts';

export const article = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Where to read it: a path of the site. */
  path: z.string(),
});
export type Article = z.output<typeof article>;

/** A path of the wallet, without query. */
const route = () => z.string().check(z.maxLength(200), z.regex(/^\/w(?:\/[\w./-]*)?$/));

/** In the reader's language: all, those with the words of `q`, or those for a route with the nearest first. */
export const faqs = endpoint({
  method: 'GET',
  path: '/support/faqs',
  source: 'proposed',
  auth: 'none',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    route: z.optional(route()),
    limit: z._default(whole(50), 20),
  }),
  reply: success(z.object({ items: z.array(article) })),
});

export const MESSAGE_LENGTH = 2000;
/** How many messages a person may send in a minute, with those that open a conversation. More are refused with 429. */
export const MESSAGES_A_MINUTE = 20;
export const SUBJECT_LENGTH = 120;
/** Plain text without control characters and halves of pairs: of several lines, and of one. */
export const MESSAGE_CHARACTERS = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;
export const SUBJECT_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u;
const text = () =>
  z
    .string('message.required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'message.required', abort: true }),
      z.maxLength(MESSAGE_LENGTH, { error: 'text.long', abort: true }),
      z.regex(MESSAGE_CHARACTERS, 'text.characters'),
    );
const subject = () =>
  z
    .string('message.required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'message.required', abort: true }),
      z.maxLength(SUBJECT_LENGTH, { error: 'text.long', abort: true }),
      z.regex(SUBJECT_CHARACTERS, 'text.characters'),
    );

/** Made by the client for what it sends. Sent again, it gets the answer that it got: nothing is said twice. */
const clientId = () => z.uuid();

export const message = z.object({
  id: z.string(),
  client_id: z.nullable(z.string()),
  from: z.enum(['me', 'agent', 'system']),
  text: z.string(),
  at: z.iso.datetime(),
  /** Of one's own: by the other side. */
  state: z.enum(['sent', 'delivered', 'read']),
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
export const conversations = endpoint({
  method: 'GET',
  path: '/support/conversations',
  source: 'proposed',
  auth: 'session',
  reply: success(z.object({ expected_answer_seconds: z.number(), items: z.array(conversation) })),
});

export const open = endpoint({
  method: 'POST',
  path: '/support/conversations',
  source: 'proposed',
  auth: 'session',
  body: z.object({
    client_id: clientId(),
    subject: subject(),
    text: text(),
    context: z.object({ route: route() }),
  }),
  reply: success(conversation),
});

/** Most messages that one answer has. */
const MESSAGE_PAGE = 50;
/** The id of a message of the same conversation. */
const place = () => z.string().check(z.regex(/^\w{1,40}$/));

/** The newest of those asked for, oldest first. Once its newest message is had, a conversation counts as read. */
export const messages = endpoint({
  method: 'GET',
  path: '/support/conversations/{id}/messages',
  source: 'proposed',
  auth: 'session',
  query: z.object({
    /** Only what came after this one. */
    after: z.optional(place()),
    /** Only what came before this one. */
    before: z.optional(place()),
    limit: z._default(whole(MESSAGE_PAGE), MESSAGE_PAGE),
  }),
  reply: success(
    z.object({
      items: z.array(message),
      /** There are others that were asked for, before the first of these. */
      earlier: z.boolean(),
    }),
  ),
});

export const write = endpoint({
  method: 'POST',
  path: '/support/conversations/{id}/messages',
  source: 'proposed',
  auth: 'session',
  body: z.object({ client_id: clientId(), text: text() }),
  reply: success(message),
});
