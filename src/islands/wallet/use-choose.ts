import type { Preferences } from '#contract/preferences.ts';
import { isUnsure } from '#src/stores/failure-kind.ts';
import { errorText } from '#src/stores/error-text.ts';
import { notify } from '#src/stores/notices.ts';
import { showChoice } from '#src/stores/preferences.ts';
import { useWallet } from './words.ts';

/** Chooses a preference: shown at once, and taken back with a message when it could not be saved, or nobody knows. */
export function useChoose(): (chosen: Partial<Preferences>) => void {
  const { words } = useWallet();
  return (chosen) => {
    const settle = showChoice(chosen);
    import('#src/stores/save-choice.ts')
      .then(({ saveChoice }) => saveChoice(chosen, settle))
      .catch((error: unknown) => {
        // Perhaps it is what saves that could not be had.
        settle();
        notify('error', isUnsure(error) ? words.unsure : errorText(error, words.notSaved));
      });
  };
}
