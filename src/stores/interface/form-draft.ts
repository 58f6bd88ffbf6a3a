import { session, type SessionKey } from '#src/api/storage.ts';

type DraftKey = Extract<SessionKey, `draft:${string}`>;

/** What was typed into a form in this tab and not saved yet, by field name. */
export interface FormDraft {
  /** Empty when there is nothing, or nothing of ours. */
  readonly read: () => Readonly<Record<string, string>>;
  readonly write: (fields: Readonly<Record<string, string>>) => void;
  readonly drop: () => void;
}

/** The draft of one form; a session that runs out takes it along for the same person (kept-work.ts). */
export function formDraft(key: DraftKey): FormDraft {
  return {
    read: () => {
      let kept: unknown;
      try {
        kept = JSON.parse(session.read(key) ?? 'null');
      } catch {
        return {};
      }
      if (typeof kept !== 'object' || kept === null) return {};
      const texts = Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return Object.fromEntries(texts);
    },
    write: (fields) => session.write(key, JSON.stringify(fields)),
    drop: () => session.remove(key),
  };
}
