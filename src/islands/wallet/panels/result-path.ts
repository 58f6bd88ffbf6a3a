import type { RecentItem } from '#src/stores/search/recent-searches.ts';
import { isInternalPath } from '#src/config/site-path.ts';
import { walletPaths } from '../paths.ts';
import { convertSheetHref } from './sheet-url.ts';

/** The path that a search result opens; null for an item that this site has no path for, which is then not listed. */
export function resultPath(item: RecentItem): string | null {
  const id = encodeId(item.id);
  if (id === null) return null;
  switch (item.kind) {
    case 'place':
      if (item.id === 'convert') return `/w${convertSheetHref()}`;
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

/** Null for a lone surrogate, which `encodeURIComponent` rejects. */
function encodeId(text: string): string | null {
  try {
    return encodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Whether the router can open a path: all of /w is one document. */
export const isWithinWallet = (path: string) => /^\/w(?:[/?#]|$)/.test(path);
