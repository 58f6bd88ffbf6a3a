import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while it is taken over, then true: what needs a script waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
