import type { RecentItem } from '#src/stores/recent.ts';
import { isSitePath } from '#src/intl/site-path.ts';
import { places } from './places.ts';

/** Where a found thing leads; null where nothing of this site does: then it is not shown. */
export function pathOf(item: RecentItem): string | null {
  const id = encodeURIComponent(item.id);
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

/** True of a path within the wallet, which is one document. */
export const isWithinWallet = (path: string) => /^\/w(?:[/?#]|$)/.test(path);
