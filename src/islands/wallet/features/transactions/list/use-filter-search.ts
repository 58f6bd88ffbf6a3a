import { useEffect, useRef } from 'react';
import { DEBOUNCE_MS } from '#src/stores/query/live-search.ts';
import { useSearchInput, type Typing } from '../../../list/use-search-input.ts';
import type { FilterInAddress } from './use-filter.ts';

/** The search field of the list: what is typed goes into the address after a pause, and what Back finds there into the field. */
export function useFilterSearch({ filter, change }: Pick<FilterInAddress, 'filter' | 'change'>): Typing {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The search that the field and the address agreed on last. */
  const settled = useRef(filter.q ?? '');
  const typing = useSearchInput((text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      settled.current = text.trim();
      change('search', { q: text.trim() || null });
    }, DEBOUNCE_MS);
  }, filter.q ?? '');
  const { put } = typing;

  const inAddress = filter.q ?? '';
  useEffect(() => {
    if (inAddress === settled.current) return;
    settled.current = inAddress;
    put(inAddress);
    clearTimeout(timer.current);
    // For a change of the address alone: `put` is new with each render.
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return typing;
}
