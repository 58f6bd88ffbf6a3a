import { useSyncExternalStore } from 'react';
import { isStorageAvailable } from '#src/stores/sign-in/storage-available.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';

const neverChanges = () => () => undefined;

/** True in the server's HTML, which can't know. */
export function useStorageAvailable(): boolean {
  return useSyncExternalStore(neverChanges, isStorageAvailable, () => true);
}

/** In a browser that saves nothing for this site: what this page can't keep, and what to do about it. */
export function StorageNotice({ children }: { children: string }) {
  if (useStorageAvailable()) return null;
  return (
    <p className="notice error">
      <Icon d={warn} />
      <span>{children}</span>
    </p>
  );
}
