import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { searchRule, searchText } from '#contract/text/person-text.ts';
import { DEBOUNCE_MS } from '#src/stores/query/live-search.ts';
import { useSearchInput, type Typing } from './use-search-input.ts';

/**
 * A search field whose text is part of the address: what is typed goes there after a pause, and what Back finds there goes into the
 * field.
 * @param inAddress the search that the address has; empty for none.
 * @param change called with each search for the address.
 * @param longest the longest search that the address keeps, in code points.
 */
export function useSearchInAddress(
  inAddress: string,
  change: (text: string) => void,
  longest = searchRule.longest,
): Typing {
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The search that the field and the address agreed on last. */
  const settled = useRef(inAddress);
  const typing = useSearchInput((text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Back was pressed, or a link, and the effect below has not run yet: the address is another screen's.
      if (location.pathname !== pathname) return;
      const search = searchText(text, longest);
      settled.current = search;
      change(search);
    }, DEBOUNCE_MS);
  }, inAddress);
  const { put } = typing;

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
