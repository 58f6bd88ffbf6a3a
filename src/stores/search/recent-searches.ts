import { atom, onMount, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { transactionDirections, transactionTypes } from '#contract/transactions.ts';
import { session } from '#src/api/storage.ts';

/** How many are kept, the last first. */
export const RECENT_LIMIT = 8;

const text = z.string().check(z.maxLength(300));
/** What was found and followed. Of a transaction no amount: what somebody has or moves is in no storage. */
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
/** What was followed lately in this tab; gone with the session (storage.ts). */
export const $recent: ReadableAtom<readonly RecentItem[]> = $items;
onMount($items, () => $items.set(kept()));

/** Another version of the product, or somebody's hand, may have written what lies there: what does not fit is left out. */
function kept(): readonly RecentItem[] {
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

function keep(items: readonly RecentItem[]): void {
  if (items.length > 0) session.write('recent', JSON.stringify(items));
  else session.remove('recent');
  $items.set(items);
}

export function addRecent(item: RecentItem): void {
  keep([item, ...kept().filter((one) => !same(one, item))].slice(0, RECENT_LIMIT));
}

export function removeRecent(item: RecentItem): void {
  keep(kept().filter((one) => !same(one, item)));
}

export function clearRecent(): void {
  keep([]);
}
