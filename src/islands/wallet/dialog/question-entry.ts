import { entryIndex, rememberEntry } from '../navigation/history-entries.ts';

/** State of an entry of the history that a question has pushed over its screen: the screen's own, with the question's id. */
interface QuestionEntry {
  readonly question?: string;
}

/** The question whose entry the history shows; null where it is one of a screen or a panel. */
export function questionOfHistoryEntry(): string | null {
  const state = history.state as QuestionEntry | null;
  return state?.question ?? null;
}

/**
 * Gives a question an entry of its own with the address of what is below it. The router need not know: to it, both entries are the
 * same place.
 */
export function pushQuestionEntry(question: string): void {
  const state = history.state as object | null;
  // The answer may change what is below and scroll it: going back to it must not bring back where it was.
  history.scrollRestoration = 'manual';
  const index = entryIndex();
  history.pushState(
    { ...state, ...(index !== null && { idx: index + 1 }), question } satisfies QuestionEntry,
    '',
  );
  rememberEntry();
  history.scrollRestoration = 'auto';
}

/** Lets the browser restore again where the entry below a question was scrolled to. Not yet for this return, whose place it restores after `popstate`. */
export async function returnBelowQuestion(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  history.scrollRestoration = 'auto';
}

/** Leaves the entry of a question that is over. Does nothing where another one is shown: Back was pressed, or a link followed. */
export async function leaveQuestionEntry(question: string): Promise<void> {
  if (questionOfHistoryEntry() !== question) return;
  const left = new Promise<unknown>((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  history.back();
  await left;
  await returnBelowQuestion();
}
