import { map } from 'nanostores';
import { session } from '#src/api/storage.ts';

/** What a message that is not sent yet belongs to: a conversation, by its id; or one that is about to begin. */
export type DraftKey = string;
export const NEW_SUBJECT = 'new-subject';
export const NEW_TEXT = 'new';

/** Longer than what can be sent, so that what was pasted is not cut before it was read; in UTF-16 units. */
const LONGEST = 10_000;

const keyOf = (place: DraftKey) => `draft:support:${place}` as const;

/**
 * What is being written to support, by place, as it is shown. Each is kept in the tab, where other drafts are: it outlives a
 * closed panel, a reload and a session that ran out, and goes with a logout.
 */
export const $drafts = map<Record<DraftKey, string>>({});

export function draftOf(place: DraftKey): string {
  return $drafts.get()[place] ?? session.read(keyOf(place))?.slice(0, LONGEST) ?? '';
}

export function saveDraft(place: DraftKey, text: string): void {
  $drafts.setKey(place, text);
  if (text === '' || text.length > LONGEST) session.remove(keyOf(place));
  else session.write(keyOf(place), text);
}

/** A conversation that was about to begin has its own id now. */
export function moveDraft(from: DraftKey, to: DraftKey): void {
  const text = draftOf(from);
  if (text === '') return;
  saveDraft(to, text);
  saveDraft(from, '');
}
