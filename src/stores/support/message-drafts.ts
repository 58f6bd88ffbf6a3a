import { map } from 'nanostores';
import { session } from '#src/api/storage.ts';

/** The conversation that a draft belongs to, by its id, or one of the two fields of a new conversation. */
export type MessageDraftKey = string;
export const NEW_SUBJECT = 'new-subject';
export const NEW_TEXT = 'new';

/** More than can be sent, so that a long paste is not cut while it is edited; in UTF-16 units. */
const MAX_LENGTH = 10_000;

const storageKeyOf = (key: MessageDraftKey) => `draft:support:${key}` as const;

/**
 * Unsent texts to support, as they are shown. Each is stored in the tab with the other drafts: it outlives a closed panel, a
 * reload and an expired session, and is cleared at log-out.
 */
export const $drafts = map<Record<MessageDraftKey, string>>({});

export function draftOf(key: MessageDraftKey): string {
  return $drafts.get()[key] ?? session.read(storageKeyOf(key))?.slice(0, MAX_LENGTH) ?? '';
}

export function saveDraft(key: MessageDraftKey, text: string): void {
  $drafts.setKey(key, text);
  if (text === '' || text.length > MAX_LENGTH) session.remove(storageKeyOf(key));
  else session.write(storageKeyOf(key), text);
}

/** Call when a new conversation has got its own id. */
export function moveDraft(from: MessageDraftKey, to: MessageDraftKey): void {
  const text = draftOf(from);
  if (text === '') return;
  saveDraft(to, text);
  saveDraft(from, '');
}
