import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while it hydrates, then true: for controls that need a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
