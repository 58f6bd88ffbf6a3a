import { support } from '#contract/index.ts';
import { MESSAGES_A_MINUTE } from '#contract/support.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { scheduleReply } from './jobs.ts';
import {
  REPLY_SECONDS,
  deliverDueReplies,
  conversationsOf,
  isClosed,
  openConversation,
  presentConversation,
  presentMessage,
  writeMessage,
  type StoredConversation,
  type StoredMessage,
} from './conversations.ts';
import { tryConsume } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { findArticles } from './find-articles.ts';

export function serveSupport(app: MockApp): void {
  implement(app, support.faqs, (_body, { language, query }) => ({
    data: { items: findArticles(language, query) },
  }));

  implement(app, support.conversations, (_body, { state, requireSession }) => {
    const { customer_id } = requireSession().user;
    deliverDueReplies(state, customer_id);
    const items = conversationsOf(state, customer_id)
      .map((one) => presentConversation(state, one))
      .reverse()
      .sort((a, b) => b.updated_at.localeCompare(a.updated_at));
    return { data: { expected_answer_seconds: REPLY_SECONDS, items } };
  });

  implement(
    app,
    support.open,
    ({ client_id, subject, text, context }, { sandbox, state, requireSession }) => {
      const { customer_id } = requireSession().user;
      const before = conversationsOf(state, customer_id).find((one) => one.client_id === client_id);
      if (!before) countMessage(state, customer_id);
      const opened =
        before ?? openConversation(state, customer_id, { client_id, subject, text, route: context.route });
      scheduleReply(sandbox, opened);
      return { data: presentConversation(state, opened) };
    },
  );

  implement(app, support.messages, (_body, call) => {
    const { state, query, language } = call;
    const conversation = conversationIn(call);
    deliverDueReplies(state, conversation.customer_id);
    const { messages } = conversation;
    const first = query.after === undefined ? 0 : placeOf(messages, 'after', query.after) + 1;
    const end = query.before === undefined ? messages.length : placeOf(messages, 'before', query.before);
    const start = Math.max(first, end - query.limit);
    if (end === messages.length) conversation.had = end;
    const items = messages.slice(start, end).map((one) => presentMessage(state, one, language));
    return { data: { items, earlier: start > first } };
  });

  implement(app, support.write, (message, call) => {
    const { sandbox, state, language } = call;
    const conversation = conversationIn(call);
    deliverDueReplies(state, conversation.customer_id);
    const before = conversation.messages.find(({ client_id }) => client_id === message.client_id);
    if (!before && isClosed(state, conversation))
      throw new ApiError(409, 'conversation_closed', 'conversation_closed');
    if (!before) countMessage(state, conversation.customer_id);
    const written = before ?? writeMessage(state, conversation, message);
    scheduleReply(sandbox, conversation);
    return { data: presentMessage(state, written, language) };
  });
}

/**
 * Counts a message that is new; one that is sent again is none.
 * @throws Refusal 429 `slow_down` when the person has sent as many as may be sent in a minute.
 */
function countMessage(state: SandboxState, customerId: string): void {
  const retryAfter = tryConsume(state, [`support ${customerId}`], { limit: MESSAGES_A_MINUTE, seconds: 60 });
  if (retryAfter > 0) throw new ApiError(429, 'slow_down', 'slow_down', { retryAfter });
}

/** @throws Refusal 404 for one that is not the person's. */
function conversationIn({
  c,
  state,
  requireSession,
}: Pick<RequestContext, 'c' | 'state' | 'requireSession'>): StoredConversation {
  const id = c.req.param('id');
  const found = conversationsOf(state, requireSession().user.customer_id).find((one) => one.id === id);
  if (!found) throw new ApiError(404, 'not_found', 'conversation_gone');
  return found;
}

/** @throws Refusal 422 for a message that the conversation has not. */
function placeOf(messages: readonly StoredMessage[], field: string, id: string): number {
  const place = messages.findIndex((one) => one.id === id);
  if (place < 0)
    throw new ApiError(422, 'invalid_fields', 'invalid_fields', { fields: { [field]: 'invalid' } });
  return place;
}
