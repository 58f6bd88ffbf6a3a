import { atom, onMount, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { transactionDirections, transactionTypes } from '#contract/transactions.ts';
import { session } from '#src/api/storage.ts';

/** Most entries stored, the newest first. */
export const RECENT_LIMIT = 8;

const text = z.string().check(z.maxLength(300));
/** A search result that was opened. A transaction is stored without its amount: no storage holds amounts. */
const recentItem = z.union([
  /** A screen of the wallet, by its name. */
  z.object({ kind: z.literal('place'), id: text }),
  z.object({ kind: z.literal('asset'), id: z.enum(assetIds) }),
  /** By username. */
  z.object({ kind: z.literal('person'), id: text, name: text }),
  z.object({
    kind: z.literal('transaction'),
    id: text,
    type: z.enum(transactionTypes),
    direction: z.enum(transactionDirections),
    asset: z.enum(assetIds),
    counterparty_name: z.nullable(text),
    created_at: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('help'), id: text, title: text, path: text }),
]);
export type RecentItem = z.output<typeof recentItem>;

const $items = atom<readonly RecentItem[]>([]);
/** The results opened lately in this tab; cleared with the session (storage.ts). */
export const $recent: ReadableAtom<readonly RecentItem[]> = $items;
onMount($items, () => $items.set(stored()));

/** Entries of another shape, written by another version of the product, are left out. */
function stored(): readonly RecentItem[] {
  try {
    const found: unknown = JSON.parse(session.read('recent') ?? '[]');
    if (!Array.isArray(found)) return [];
    return found
      .flatMap((one) => {
        const parsed = recentItem.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      })
      .slice(0, RECENT_LIMIT);
  } catch {
    return [];
  }
}

const same = (one: RecentItem, other: RecentItem) => one.kind === other.kind && one.id === other.id;

function store(items: readonly RecentItem[]): void {
  if (items.length > 0) session.write('recent', JSON.stringify(items));
  else session.remove('recent');
  $items.set(items);
}

export function addRecent(item: RecentItem): void {
  store([item, ...stored().filter((one) => !same(one, item))].slice(0, RECENT_LIMIT));
}

export function removeRecent(item: RecentItem): void {
  store(stored().filter((one) => !same(one, item)));
}

export function clearRecent(): void {
  store([]);
}
