import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the router has the current entry in the history; null for an entry that is not the router's. */
export const entryIndex = (): number | null => (history.state as { idx?: number | null } | null)?.idx ?? null;

/** The addresses that this document has shown, by the index of their entry: one of another document is not known. */
const addresses = new Map<number, string>();

/** Remembers the address of the current entry. */
export function rememberEntry(): void {
  const index = entryIndex();
  if (index !== null) addresses.set(index, location.pathname + location.search);
}

/** Remembers the address of each entry. Only the shell calls it. */
export function useHistoryEntries(): void {
  const { pathname, search, key } = useLocation();
  useLayoutEffect(() => {
    rememberEntry();
  }, [pathname, search, key]);
}

/** The address that the browser's Back leads to; null where it is not known. */
export function previousAddress(): string | null {
  const index = entryIndex();
  return index === null ? null : (addresses.get(index - 1) ?? null);
}

/** How many entries in a row before the current one have an address of some kind. */
export function countEntriesBefore(isOfKind: (address: string) => boolean): number {
  const index = entryIndex() ?? 0;
  let count = 0;
  while (isOfKind(addresses.get(index - count - 1) ?? '')) count += 1;
  return count;
}
