import { local, session } from '#src/api/storage.ts';

let isAvailable: boolean | undefined;

/**
 * False in a browser that saves nothing for this site: what a page would hand to the next one is lost on the way. Checked
 * once a document, because the check writes.
 */
export function isStorageAvailable(): boolean {
  isAvailable ??= local.isAvailable() && session.isAvailable();
  return isAvailable;
}
