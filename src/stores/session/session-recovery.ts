import { isDraftKey, isSupportMessageKey, local, session, type DraftKey } from '#src/api/storage.ts';
import { unresolvedPayment } from './unresolved-payment.ts';

const MAX_AGE_MS = 60 * 60_000;

/** Where a payment that was open is looked at. */
const PAYMENT_PATH = '/w/send?step=status';

type OwnedKey = 'sendAssets' | `supportMessage:${string}`;
/** True for the key of what outlives its tab and names its owner. */
const isOwned = (key: string): key is OwnedKey => key === 'sendAssets' || isSupportMessageKey(key);

/**
 * What a person was doing when their session ran out: drafts, unsent messages to support, what they send to whom, the screen, and
 * a payment whose end is not known. Restored for the same person, in this tab, within an hour. Never a PIN, a code or a password,
 * which none of it holds.
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
  const kept = local
    .keys()
    .filter(isOwned)
    .map((key) => [key, local.read(key) ?? ''] as const);
  const snapshot = {
    customer,
    path,
    drafts: Object.fromEntries(drafts),
    kept: Object.fromEntries(kept),
    payment: unresolvedPayment()?.text ?? null,
  };
  return () => session.write('keptWork', JSON.stringify({ ...snapshot, at: Date.now() }));
}

/** Restores what the tab saved, if it is this person's; it is removed either way. */
export function restoreRecovery(customer: string): RecoverySnapshot | null {
  const text = session.read('keptWork');
  if (text === null) return null;
  session.remove('keptWork');
  try {
    const saved = JSON.parse(text) as Partial<
      Record<keyof RecoverySnapshot | 'at' | 'kept' | 'payment', unknown>
    >;
    const { path } = saved;
    const age = typeof saved.at === 'number' ? Date.now() - saved.at : Infinity;
    if (saved.customer !== customer || age < 0 || age > MAX_AGE_MS) return null;
    if (typeof path !== 'string' || !/^\/w(?:[/?]|$)/.test(path)) return null;
    if (typeof saved.drafts !== 'object' || saved.drafts === null) return null;
    const drafts = textEntries(saved.drafts, isDraftKey);
    for (const [key, value] of drafts) session.write(key, value);
    for (const [key, value] of textEntries(saved.kept ?? {}, isOwned)) local.write(key, value);
    const payment = typeof saved.payment === 'string' ? unresolvedPayment(saved.payment) : null;
    const isOpen = payment?.customerId === customer;
    if (isOpen) session.write('moneyKey', payment.text);
    return { customer, path: isOpen ? PAYMENT_PATH : path, drafts: Object.fromEntries(drafts) };
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
