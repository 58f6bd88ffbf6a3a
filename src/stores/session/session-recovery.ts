import { local, session, type SessionKey } from '#src/api/storage.ts';

type DraftKey = Extract<SessionKey, `draft:${string}`>;
const isDraft = (key: string): key is DraftKey => key.startsWith('draft:');

/** Milliseconds after which nobody comes back to a form. */
const KEPT_FOR = 60 * 60_000;

/**
 * What somebody was at when their session ran out: their drafts, messages to support that wait, and the screen. To be taken up again by the same person,
 * in this tab, within an hour; never a PIN, a code or a password, which no draft holds.
 */
export interface RecoverySnapshot {
  readonly customer: string;
  /** Path and query of the wallet. */
  readonly path: string;
  readonly drafts: Readonly<Record<DraftKey, string>>;
}

/** Takes it from the tab before the session's own end clears it; the result writes it down. */
export function captureRecovery(customer: string | null | undefined): () => void {
  const drafts = session
    .keys()
    .flatMap((key) => (isDraft(key) ? [[key, session.read(key) ?? ''] as const] : []));
  // It says itself whose it is.
  const queue = local.read('supportQueue');
  if (!customer || typeof location === 'undefined') return () => undefined;
  const path = location.pathname + location.search;
  return () =>
    session.write(
      'keptWork',
      JSON.stringify({ customer, path, drafts: Object.fromEntries(drafts), queue, at: Date.now() }),
    );
}

/** What the tab kept, if it is this person's; it is gone either way. */
export function restoreRecovery(customer: string): RecoverySnapshot | null {
  const text = session.read('keptWork');
  if (text === null) return null;
  session.remove('keptWork');
  try {
    const work = JSON.parse(text) as Partial<Record<keyof RecoverySnapshot | 'at' | 'queue', unknown>>;
    const { path, drafts } = work;
    const age = typeof work.at === 'number' ? Date.now() - work.at : Infinity;
    if (typeof work.customer !== 'string' || work.customer !== customer || age < 0 || age > KEPT_FOR)
      return null;
    if (typeof path !== 'string' || !/^\/w(?:[/?]|$)/.test(path)) return null;
    if (typeof drafts !== 'object' || drafts === null) return null;
    const kept = Object.entries(drafts).filter(
      (draft): draft is [DraftKey, string] => isDraft(draft[0]) && typeof draft[1] === 'string',
    );
    for (const [key, value] of kept) session.write(key, value);
    if (typeof work.queue === 'string' && local.read('supportQueue') === null)
      local.write('supportQueue', work.queue);
    return { customer, path, drafts: Object.fromEntries(kept) };
  } catch {
    // Not what we wrote: as if nothing were there.
    return null;
  }
}
