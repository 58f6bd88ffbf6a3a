import { session } from '#src/api/storage.ts';

const KEY = 'draft:user-info';

/** What was typed in this tab and not saved yet, by field name; empty when there is nothing, or nothing of ours. */
export function readDraft(): Readonly<Record<string, string>> {
  let kept: unknown;
  try {
    kept = JSON.parse(session.read(KEY) ?? 'null');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = Object.entries(kept).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

export function writeDraft(fields: Readonly<Record<string, string>>): void {
  session.write(KEY, JSON.stringify(fields));
}

export function dropDraft(): void {
  session.remove(KEY);
}
