import { atom, onMount } from 'nanostores';
import { session } from '#src/api/storage.ts';

/** What somebody has closed or put off: `contact`, `promotion:<id>`, `device:<id>` of one that is theirs, `recovery:<moment>` of the recovery code that was used then. It stays away after a reload of this tab, until they log out. */
export type Dismissible = 'contact' | `promotion:${string}` | `device:${string}` | `recovery:${string}`;

/** More are never there at once; what was closed first is forgotten first. */
const MAX_SAVED = 20;

function saved(): readonly string[] {
  try {
    const found: unknown = JSON.parse(session.read('dismissed') ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const $dismissed = atom<readonly string[]>([]);
onMount($dismissed, () => $dismissed.set(saved()));

export function dismiss(id: Dismissible): void {
  $dismissed.set([...saved().filter((one) => one !== id), id].slice(-MAX_SAVED));
  session.write('dismissed', JSON.stringify($dismissed.get()));
}
