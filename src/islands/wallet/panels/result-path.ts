import type { RecentItem } from '#src/stores/search/recent-searches.ts';
import { isSitePath } from '#src/config/site-path.ts';
import { places } from '../features/search/searchable-screens.ts';

/** Where a found thing leads; null where nothing of this site does: then it is not shown. */
export function pathOf(item: RecentItem): string | null {
  const id = inAddress(item.id);
  if (id === null) return null;
  switch (item.kind) {
    case 'place':
      return places.find(({ name }) => name === item.id)?.path ?? null;
    case 'asset':
      return `/w/token/${id}`;
    case 'person':
      return `/w/user?u=${id}`;
    case 'transaction':
      return `/w/transactions?id=${id}`;
    case 'help':
      return isSitePath(item.path) ? item.path : null;
  }
}

/** Null of half a character, which no address holds. */
function inAddress(text: string): string | null {
  try {
    return encodeURIComponent(text);
  } catch {
    return null;
  }
}

/** True of a path within the wallet, which is one document. */
export const isWithinWallet = (path: string) => /^\/w(?:[/?#]|$)/.test(path);
