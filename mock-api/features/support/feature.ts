import { texts as serverTexts } from '../../server/texts.ts';
import { texts } from './texts.ts';
import { conversationsSlice, type StoredConversation, type StoredMessage } from './state.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { ApiError } from '../../server/api-error.ts';
import {
  REPLY_SECONDS,
  conversationsOf,
  countMessage,
  deliverReply,
  isClosed,
  openConversationOnce,
  presentConversation,
  presentMessage,
  writeMessage,
} from './conversations.ts';
import { findArticles } from './find-articles.ts';
import type { JobKinds } from '../../core/jobs.ts';
import type { Handlers, Feature } from '../../server/feature.ts';

const handlers: Handlers<'support'> = {
  listArticles: (_body, { language, query }) => ({
    data: { items: findArticles(language, query) },
  }),

  listConversations: (_body, { state, user }) => {
    const { customer_id } = user;
    const items = conversationsOf(state, customer_id)
      .map((one) => presentConversation(state, one))
      .reverse()
      .sort((a, b) => b.updated_at.localeCompare(a.updated_at));
    return { data: { expected_answer_seconds: REPLY_SECONDS, items } };
  },

  openConversation: ({ client_id, subject, text, context }, { state, user }) => {
    const request = { client_id, subject, text, route: context.route };
    return { data: presentConversation(state, openConversationOnce(state, user.customer_id, request)) };
  },

  listMessages: (_body, call) => {
    const { state, query, language } = call;
    const conversation = conversationIn(call);
    const { messages } = conversation;
    const first = query.after === undefined ? 0 : indexOf(messages, 'after', query.after) + 1;
    const end = query.before === undefined ? messages.length : indexOf(messages, 'before', query.before);
    const start = Math.max(first, end - query.limit);
    if (end === messages.length) conversation.readCount = end;
    const items = messages.slice(start, end).map((one) => presentMessage(state, one, language));
    return { data: { items, has_more: start > first } };
  },

  sendMessage: (message, call) => {
    const { state, language } = call;
    const conversation = conversationIn(call);
    const existing = conversation.messages.find(({ client_id }) => client_id === message.client_id);
    if (!existing && isClosed(state, conversation))
      throw new ApiError('conversation_closed', texts.conversation_closed);
    if (!existing) countMessage(state, conversation.customer_id);
    const written = existing ?? writeMessage(state, conversation, message);
    return { data: presentMessage(state, written, language) };
  },
};

/** @throws ApiError 404 for a conversation of another customer */
function conversationIn({
  c,
  state,
  requireSession,
}: Pick<RequestContext, 'c' | 'state' | 'requireSession'>): StoredConversation {
  const id = c.req.param('id');
  const found = conversationsOf(state, requireSession().user.customer_id).find((one) => one.id === id);
  if (!found) throw new ApiError('not_found', texts.conversation_not_found);
  return found;
}

/** @throws ApiError 422 for a message that is not in the conversation */
function indexOf(messages: readonly StoredMessage[], field: string, id: string): number {
  const index = messages.findIndex((one) => one.id === id);
  if (index < 0)
    throw new ApiError('invalid_fields', serverTexts.invalid_fields, { fields: { [field]: 'invalid' } });
  return index;
}

export const supportFeature: Feature<'support'> = {
  handlers,
  texts,
  slices: [conversationsSlice],
  jobs: {
    support_reply: ({ state }, data: JobKinds['support_reply'], due) => deliverReply(state, data, due),
  },
};
