import type { Preferences } from '#contract/preferences.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { showChoice } from '#src/stores/preferences/preferences.ts';
import { useI18n } from '../i18n/i18n.ts';

/** The newest choice is saved last: of two imports of one file that is on its way a browser may end the second one first. */
let before = Promise.resolve();

/** Chooses a preference: shown at once, and taken back with a message when it could not be saved, or nobody knows. */
export function useUpdatePreferences(): (chosen: Partial<Preferences>) => void {
  const { words } = useI18n();
  return (chosen) => {
    const settle = showChoice(chosen);
    before = before
      .then(() => import('./save-shown.ts'))
      .then(
        ({ saveShown }) => saveShown(chosen, settle, words),
        () => {
          settle();
          showToast('error', words.notSaved);
        },
      );
  };
}
