import type { Conversation, Message } from '#contract/support.ts';
import { translate, type Language } from '../../texts/translate.ts';
import type { TextKey } from '../../texts/en.ts';
import { iso, now } from '../../core/clock.ts';
import { notify } from '../notifications/notifications.ts';
import { publish } from '../user-events/user-outbox.ts';
import { next } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

/** Milliseconds of the sandbox's time from a message on. */
const DELIVERED_AFTER = 2000;
const READ_AFTER = 20_000;
export const REPLY_SECONDS = 45;
/** What nobody went on with for so long is closed. */
const CLOSED_AFTER = 7 * 86_400_000;
const CONVERSATIONS = 50;
const MESSAGES = 500;

export interface StoredMessage {
  id: string;
  client_id: string | null;
  from: Message['from'];
  /** What a person wrote, as it is; what the mock says, as a key that is told in the reader's language. */
  text?: string;
  key?: 'support_safety' | 'support_answer_first' | 'support_answer_more';
  at: number;
}

export interface StoredConversation {
  id: string;
  customer_id: string;
  client_id: string;
  subject: string;
  route: string;
  messages: StoredMessage[];
  /** How many of the messages the person has had. */
  had: number;
  /** When an answer comes, in milliseconds since 1970; null while none is due. */
  answer_at: number | null;
}

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
  if (conversation.messages.length > MESSAGES) {
    conversation.messages.shift();
    conversation.had = Math.max(0, conversation.had - 1);
  }
  return added;
}

/** A new conversation begins with what is never asked for, and the person's first message. */
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
    had: 0,
    answer_at: null,
  };
  addMessage(state, opened, { client_id: null, from: 'system', key: 'support_safety' });
  writeMessage(state, opened, { client_id, text });
  const kept = (state.conversations[customerId] ??= []);
  kept.push(opened);
  if (kept.length > CONVERSATIONS) kept.shift();
  return opened;
}

/** What a person says. An answer that is due already answers this as well. */
export function writeMessage(
  state: SandboxState,
  conversation: StoredConversation,
  { client_id, text }: { client_id: string; text: string },
): StoredMessage {
  const written = addMessage(state, conversation, { client_id, from: 'me', text });
  conversation.had = conversation.messages.length;
  conversation.answer_at ??= written.at + REPLY_SECONDS * 1000;
  return written;
}

/** Gives the answers that are due, each at its moment, and tells the person of them. */
export function deliverDueReplies(state: SandboxState, customerId: string): void {
  const user = own(state.users, customerId);
  for (const conversation of conversationsOf(state, customerId)) {
    const at = conversation.answer_at;
    if (at === null || at > now(state) || !user) continue;
    conversation.answer_at = null;
    const isFirst = conversation.messages.every(({ from }) => from !== 'agent');
    const key = isFirst ? 'support_answer_first' : 'support_answer_more';
    addMessage(state, conversation, { client_id: null, from: 'agent', key }, at);
    publish(state, customerId, { name: 'support', data: { conversation_id: conversation.id } });
    const values = { subject: conversation.subject };
    notify(state, user, { type: 'product', text: 'note_support', values, link: '/w?panel=chat', at });
  }
}

const newest = ({ messages }: StoredConversation) => messages.at(-1)?.at ?? 0;

export function isClosed(state: SandboxState, conversation: StoredConversation): boolean {
  const { messages, answer_at } = conversation;
  const isAnswered = answer_at === null && messages.at(-1)?.from === 'agent';
  return isAnswered && now(state) >= newest(conversation) + CLOSED_AFTER;
}

export function presentConversation(state: SandboxState, conversation: StoredConversation): Conversation {
  const { id, subject, messages, had } = conversation;
  const isAnswered = messages.at(-1)?.from === 'agent';
  return {
    id,
    subject,
    status: isClosed(state, conversation) ? 'closed' : isAnswered ? 'answered' : 'open',
    updated_at: iso(newest(conversation)),
    unread: messages.slice(had).length,
  };
}

export function presentMessage(
  state: SandboxState,
  { id, client_id, from, text, key, at }: StoredMessage,
  language: Language,
): Message {
  const age = now(state) - at;
  const mine = age >= READ_AFTER ? 'read' : age >= DELIVERED_AFTER ? 'delivered' : 'sent';
  const words = key === undefined ? (text ?? '') : translate(language, key satisfies TextKey);
  return { id, client_id, from, text: words, at: iso(at), state: from === 'me' ? mine : 'read' };
}
