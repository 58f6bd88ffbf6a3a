import { MESSAGES_A_MINUTE } from '#contract/support.ts';
import { countCall } from '../../core/rate-limit.ts';
import { texts } from './texts.ts';
import { findJob, scheduleJob, type JobKinds } from '../../core/jobs.ts';
import type { Conversation, Message } from '#contract/support.ts';
import { translate, type Language } from '../../server/translate.ts';
import { iso, now } from '../../core/clock.ts';
import { notify } from '../notifications/notifications.ts';
import { publish } from '../outbox/outbox.ts';
import { next } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { StoredConversation, StoredMessage } from './state.ts';

// Times after a message, on the sandbox's clock.
const DELIVERED_AFTER_MS = 2000;
const READ_AFTER_MS = 20_000;
export const REPLY_SECONDS = 45;
/** An answered conversation is closed after this time without a message. */
const CLOSED_AFTER_MS = 7 * 86_400_000;
const CONVERSATION_LIMIT = 50;
const MESSAGE_LIMIT = 500;

export const conversationsOf = (state: SandboxState, customerId: string): StoredConversation[] =>
  own(state.conversations, customerId) ?? [];

function addMessage(
  state: SandboxState,
  conversation: StoredConversation,
  message: Omit<StoredMessage, 'id' | 'at'>,
  at = now(state),
): StoredMessage {
  const id = `msg_${next(state, 'message', conversation.id).slice(0, 20)}`;
  const added = { ...message, id, at };
  conversation.messages.push(added);
  if (conversation.messages.length > MESSAGE_LIMIT) {
    conversation.messages.shift();
    conversation.readCount = Math.max(0, conversation.readCount - 1);
  }
  return added;
}

/** A conversation starts with a warning never to share secrets, and the customer's first message. */
export function openConversation(
  state: SandboxState,
  customerId: string,
  { client_id, subject, text, route }: { client_id: string; subject: string; text: string; route: string },
): StoredConversation {
  const id = `cnv_${next(state, 'conversation', customerId).slice(0, 20)}`;
  const opened: StoredConversation = {
    id,
    customer_id: customerId,
    client_id,
    subject,
    route,
    messages: [],
    readCount: 0,
  };
  addMessage(state, opened, { client_id: null, from: 'system', key: 'support_safety' });
  writeMessage(state, opened, { client_id, text });
  const kept = (state.conversations[customerId] ??= []);
  kept.push(opened);
  if (kept.length > CONVERSATION_LIMIT) kept.shift();
  return opened;
}

/**
 * Opens a conversation, or finds the one that was opened with the same client id.
 * @throws ApiError 429 `rate_limited`
 */
export function openConversationOnce(
  state: SandboxState,
  customerId: string,
  request: Parameters<typeof openConversation>[2],
): StoredConversation {
  const existing = conversationsOf(state, customerId).find(
    ({ client_id }) => client_id === request.client_id,
  );
  if (existing) return existing;
  countMessage(state, customerId);
  return openConversation(state, customerId, request);
}

/**
 * Counts a new message. One that is sent again is not counted.
 * @throws ApiError 429 `rate_limited` if the customer has sent the maximum number in a minute
 */
export function countMessage(state: SandboxState, customerId: string): void {
  countCall(state, 'support', customerId, { limit: MESSAGES_A_MINUTE, seconds: 60 });
}

/** Adds a customer's message, and schedules support's reply unless one is scheduled already, which then answers this one too. */
export function writeMessage(
  state: SandboxState,
  conversation: StoredConversation,
  { client_id, text }: { client_id: string; text: string },
): StoredMessage {
  const written = addMessage(state, conversation, { client_id, from: 'customer', text });
  conversation.readCount = conversation.messages.length;
  const { customer_id, id: conversation_id } = conversation;
  const reply = { customer_id, conversation_id };
  if (!findJob(state, 'support_reply', reply))
    scheduleJob(state, 'support_reply', written.at + REPLY_SECONDS * 1000, reply);
  return written;
}

/** Adds support's reply, with the time for which it was scheduled, and notifies the customer. */
export function deliverReply(
  state: SandboxState,
  { customer_id, conversation_id }: JobKinds['support_reply'],
  due: number,
): void {
  const user = own(state.users, customer_id);
  const conversation = conversationsOf(state, customer_id).find(({ id }) => id === conversation_id);
  if (!user || !conversation) return;
  const isFirst = conversation.messages.every(({ from }) => from !== 'agent');
  const key = isFirst ? 'support_answer_first' : 'support_answer_more';
  addMessage(state, conversation, { client_id: null, from: 'agent', key }, due);
  publish(state, customer_id, { name: 'support', data: { conversation_id } });
  const values = { subject: conversation.subject };
  notify(state, user, { type: 'product', text: 'support', values, link: '/w?panel=chat', at: due });
}

/** Adds support's next reply now, without waiting for its scheduled time. */
export function replyNow(
  state: SandboxState,
  { customer_id, id: conversation_id }: StoredConversation,
): void {
  const reply = { customer_id, conversation_id };
  const scheduled = findJob(state, 'support_reply', reply);
  state.jobs = state.jobs.filter((job) => job !== scheduled);
  deliverReply(state, reply, now(state));
}

const lastMessageAt = ({ messages }: StoredConversation) => messages.at(-1)?.at ?? 0;

export function isClosed(state: SandboxState, conversation: StoredConversation): boolean {
  const isAnswered = conversation.messages.at(-1)?.from === 'agent';
  return isAnswered && now(state) >= lastMessageAt(conversation) + CLOSED_AFTER_MS;
}

export function presentConversation(state: SandboxState, conversation: StoredConversation): Conversation {
  const { id, subject, messages, readCount } = conversation;
  const isAnswered = messages.at(-1)?.from === 'agent';
  return {
    id,
    subject,
    status: isClosed(state, conversation) ? 'closed' : isAnswered ? 'answered' : 'open',
    updated_at: iso(lastMessageAt(conversation)),
    unread: messages.slice(readCount).length,
  };
}

export function presentMessage(
  state: SandboxState,
  { id, client_id, from, text, key, at }: StoredMessage,
  language: Language,
): Message {
  const age = now(state) - at;
  const delivery = age >= READ_AFTER_MS ? 'read' : age >= DELIVERED_AFTER_MS ? 'delivered' : 'sent';
  return {
    id,
    client_id,
    from,
    text: key === undefined ? (text ?? '') : translate(language, texts[key]),
    at: iso(at),
    delivery: from === 'customer' ? delivery : 'read',
  };
}
