import { session, type DraftKey } from '#src/api/storage.ts';

/** The text that was typed into a form in this tab and is not saved yet, by field name. */
interface FormDraft {
  /** Empty without a draft, or when something else lies under its key. */
  readonly read: () => Readonly<Record<string, string>>;
  readonly write: (fields: Readonly<Record<string, string>>) => void;
  readonly drop: () => void;
}

/** The draft of one form. When the session expires, session-recovery.ts saves it for the same person. */
export function formDraft(key: DraftKey): FormDraft {
  return {
    read: () => {
      let stored: unknown;
      try {
        stored = JSON.parse(session.read(key) ?? 'null');
      } catch {
        return {};
      }
      if (typeof stored !== 'object' || stored === null) return {};
      const texts = Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return Object.fromEntries(texts);
    },
    write: (fields) => session.write(key, JSON.stringify(fields)),
    drop: () => session.remove(key),
  };
}
