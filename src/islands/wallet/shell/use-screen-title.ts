import { useLayoutEffect } from 'react';
import { $screenTitle } from '#src/stores/interface/screen-title.ts';

/** Names the open screen by what it shows, in its heading and in the page's title; null keeps the screen's own name. */
export function useScreenTitle(title: string | null): void {
  useLayoutEffect(() => {
    $screenTitle.set(title);
    return () => $screenTitle.set(null);
  }, [title]);
}
