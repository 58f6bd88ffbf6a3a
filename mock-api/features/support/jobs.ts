import { deliverDueReplies, type StoredConversation } from './conversations.ts';
import { wakeStreams, type Sandbox } from '../../core/sandbox.ts';

/** For which moment a conversation has a timer in this process; one that was restored is another, and has none. */
const armed = new WeakMap<StoredConversation, number>();

/** Sees to it that an answer is told when it comes, not when somebody looks. */
export function scheduleReply(sandbox: Sandbox, conversation: StoredConversation): void {
  const { customer_id, answer_at } = conversation;
  if (answer_at === null || armed.get(conversation) === answer_at) return;
  armed.set(conversation, answer_at);
  sandbox.timers.at(answer_at, () => {
    deliverDueReplies(sandbox.state, customer_id);
    wakeStreams(sandbox);
  });
}
