import type { RecentItem } from '#src/stores/search/recent-searches.ts';
import { isInternalPath } from '#src/config/site-path.ts';
import { walletPaths } from '../paths.ts';

/** Where a found thing leads; null where nothing of this site does: then it is not shown. */
export function resultPath(item: RecentItem): string | null {
  const id = inAddress(item.id);
  if (id === null) return null;
  switch (item.kind) {
    case 'place':
      return walletPaths.find(({ name, path }) => name === item.id && !path.includes(':'))?.path ?? null;
    case 'asset':
      return `/w/token/${id}`;
    case 'person':
      return `/w/user?u=${id}`;
    case 'transaction':
      return `/w/transactions?id=${id}`;
    case 'help':
      return isInternalPath(item.path) ? item.path : null;
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
