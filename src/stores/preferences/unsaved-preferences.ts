import { atom } from 'nanostores';
import { defaultPreferences, type Preferences } from '#contract/preference-choices.ts';
import * as contract from '#contract/preferences.ts';
import { local } from '#src/api/storage.ts';
import { isDeepEqual } from '../query/deep-equal.ts';

export type PreferencesChange = Partial<Preferences>;

/** At most one change: choices are stored merged. */
export function readUnsaved(): readonly PreferencesChange[] {
  let stored: unknown;
  try {
    stored = JSON.parse(local.read('unsavedPreferences') ?? 'null');
  } catch {
    return [];
  }
  if (typeof stored !== 'object' || stored === null) return [];
  const parsed = contract.preferences.safeParse({ ...defaultPreferences, ...stored });
  if (!parsed.success) return [];
  const change = Object.fromEntries(
    Object.entries(parsed.data).filter(([key]) => Object.hasOwn(stored, key)),
  );
  return Object.keys(change).length > 0 ? [change] : [];
}

/**
 * Choices that the server does not have yet, the newest last. They outlive the document, or a reload before they are saved
 * would show balances that were just hidden.
 */
export const $unsavedPreferences = atom(readUnsaved());

export function storeUnsaved(changes: readonly PreferencesChange[]): void {
  const merged = changes.reduce<PreferencesChange>((earlier, later) => ({ ...earlier, ...later }), {});
  // What came from another tab is stored already. Written again, it could bring back what that tab has removed meanwhile, and
  // in another order it would be a change to that tab, which would lose track of what it is saving.
  if (isDeepEqual(merged, readUnsaved()[0] ?? {})) return;
  if (changes.length === 0) local.remove('unsavedPreferences');
  else local.write('unsavedPreferences', JSON.stringify(merged));
}
