/** In an address: the conversation that is about to begin. */
export const NEW = 'new';
const KEY = 'conversation';

/**
 * The conversation that an address tells (`?panel=chat&conversation=cnv_1`): its id, or of one that is still on its way the
 * `client_id` of its first message. Null where it says none, or nothing that could be one.
 */
export function conversationIn(search: string): string | null {
  const place = new URLSearchParams(search).get(KEY);
  return place !== null && /^[\w-]{1,100}$/.test(place) ? place : null;
}

/** The same address with this conversation. */
export function withConversation(search: string, place: string): string {
  const query = new URLSearchParams(search);
  query.set(KEY, place);
  return `?${query.toString()}`;
}
