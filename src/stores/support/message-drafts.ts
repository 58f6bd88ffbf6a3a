import { map } from 'nanostores';
import { session } from '#src/api/storage.ts';

/** What a message that is not sent yet belongs to: a conversation, by its id; or one that is about to begin. */
export type DraftPlace = string;
export const NEW_SUBJECT = 'new-subject';
export const NEW_TEXT = 'new';

/** Longer than what can be sent, so that what was pasted is not cut before it was read; in UTF-16 units. */
const LONGEST = 10_000;

const keyOf = (place: DraftPlace) => `draft:support:${place}` as const;

/**
 * What is being written to support, by place, as it is shown. Each is kept in the tab, where other drafts are: it outlives a
 * closed panel, a reload and a session that ran out, and goes with a logout.
 */
export const $drafts = map<Record<DraftPlace, string>>({});

export function draftOf(place: DraftPlace): string {
  return $drafts.get()[place] ?? session.read(keyOf(place))?.slice(0, LONGEST) ?? '';
}

export function keepDraft(place: DraftPlace, text: string): void {
  $drafts.setKey(place, text);
  if (text === '' || text.length > LONGEST) session.remove(keyOf(place));
  else session.write(keyOf(place), text);
}

/** A conversation that was about to begin has its own id now. */
export function moveDraft(from: DraftPlace, to: DraftPlace): void {
  const text = draftOf(from);
  if (text === '') return;
  keepDraft(to, text);
  keepDraft(from, '');
}
