import { isDraftKey, isSupportMessageKey, local, session, type DraftKey } from '#src/api/storage.ts';

const MAX_AGE_MS = 60 * 60_000;

/**
 * What a person was doing when their session ran out: drafts, unsent messages to support and the screen. Restored for the same
 * person, in this tab, within an hour. Never a PIN, a code or a password, which no draft holds.
 */
interface RecoverySnapshot {
  readonly customer: string;
  /** Path and query of the wallet. */
  readonly path: string;
  readonly drafts: Readonly<Record<DraftKey, string>>;
}

/** Reads the snapshot before the end of the session clears the tab; the result saves it. */
export function captureRecovery(customer: string | null | undefined): () => void {
  if (!customer || typeof location === 'undefined') return () => undefined;
  const path = location.pathname + location.search;
  const drafts = session
    .keys()
    .filter(isDraftKey)
    .map((key) => [key, session.read(key) ?? ''] as const);
  // Each message names its owner.
  const messages = local
    .keys()
    .filter(isSupportMessageKey)
    .map((key) => [key, local.read(key) ?? ''] as const);
  const snapshot = {
    customer,
    path,
    drafts: Object.fromEntries(drafts),
    messages: Object.fromEntries(messages),
  };
  return () => session.write('keptWork', JSON.stringify({ ...snapshot, at: Date.now() }));
}

/** Restores what the tab saved, if it is this person's; it is removed either way. */
export function restoreRecovery(customer: string): RecoverySnapshot | null {
  const text = session.read('keptWork');
  if (text === null) return null;
  session.remove('keptWork');
  try {
    const saved = JSON.parse(text) as Partial<Record<keyof RecoverySnapshot | 'at' | 'messages', unknown>>;
    const { path } = saved;
    const age = typeof saved.at === 'number' ? Date.now() - saved.at : Infinity;
    if (saved.customer !== customer || age < 0 || age > MAX_AGE_MS) return null;
    if (typeof path !== 'string' || !/^\/w(?:[/?]|$)/.test(path)) return null;
    if (typeof saved.drafts !== 'object' || saved.drafts === null) return null;
    const drafts = textEntries(saved.drafts, isDraftKey);
    for (const [key, value] of drafts) session.write(key, value);
    for (const [key, value] of textEntries(saved.messages ?? {}, isSupportMessageKey))
      local.write(key, value);
    return { customer, path, drafts: Object.fromEntries(drafts) };
  } catch {
    // Somebody else's text under our key: as if nothing had been saved.
    return null;
  }
}

function textEntries<Key extends string>(
  record: object,
  isKey: (key: string) => key is Key,
): [Key, string][] {
  return Object.entries(record).filter(
    (entry): entry is [Key, string] => isKey(entry[0]) && typeof entry[1] === 'string',
  );
}
