/** In an address: the conversation that is about to begin. */
export const NEW = 'new';
const KEY = 'conversation';

/**
 * The conversation that an address tells (`?panel=chat&conversation=cnv_1`): its id, or of one that is still on its way the
 * `client_id` of its first message. Null where it says none, or nothing that could be one.
 */
export function conversationIn(search: string): string | null {
  const conversationId = new URLSearchParams(search).get(KEY);
  return conversationId !== null && /^[\w-]{1,100}$/.test(conversationId) ? conversationId : null;
}

/** The same address with this conversation. */
export function withConversation(search: string, conversationId: string): string {
  const query = new URLSearchParams(search);
  query.set(KEY, conversationId);
  return `?${query.toString()}`;
}
