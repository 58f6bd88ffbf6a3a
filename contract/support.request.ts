import * as z from 'zod/mini';
import { integerParam } from './pagination.ts';
import { messageRule, subjectRule } from './support.ts';
import { pathId, type RequestSchemas } from './request.ts';
import { optionalPersonText, personText, searchRule } from './text/person-text.ts';

/** What a customer writes to support. */
export const messageText = () => personText('message.required', messageRule);
const subject = () => personText('message.required', subjectRule);

/** A path of the wallet, without query. */
const route = () => z.string().check(z.maxLength(200), z.regex(/^\/w(?:\/[\w./-]*)?$/));

/** Made by the client for what it sends. Sent again, it gets the answer that it got: nothing is said twice. */
export const clientId = () => z.uuid();

/** Most messages that one answer has. */
const MESSAGE_PAGE = 50;

/** The id of a message of the same conversation. */
const place = () => z.string().check(z.regex(/^\w{1,40}$/));

export const supportRequests = {
  listArticles: {
    query: z.object({
      q: z.optional(optionalPersonText(searchRule)),
      route: z.optional(route()),
      limit: z.prefault(integerParam(50), 20),
    }),
  },
  openConversation: {
    body: z.object({
      client_id: clientId(),
      subject: subject(),
      text: messageText(),
      context: z.object({ route: route() }),
    }),
  },
  listMessages: {
    params: z.object({ id: pathId }),
    query: z.object({
      /** Only what came after this one. */
      after: z.optional(place()),
      /** Only what came before this one. */
      before: z.optional(place()),
      limit: z.prefault(integerParam(MESSAGE_PAGE), MESSAGE_PAGE),
    }),
  },
  sendMessage: {
    params: z.object({ id: pathId }),
    body: z.object({ client_id: clientId(), text: messageText() }),
  },
} satisfies RequestSchemas;
