import { errorText } from '#src/stores/error-text.ts';
import { notify } from '#src/stores/notices.ts';
import { choose } from '#src/stores/preferences.ts';
import type { Preferences } from '#contract/preferences.ts';
import { useWallet } from './words.ts';

/** Chooses a preference: shown at once, and taken back with a message when it could not be saved. */
export function useChoose(): (chosen: Partial<Preferences>) => void {
  const { words } = useWallet();
  return (chosen) => {
    choose(chosen).catch((error: unknown) => notify('error', errorText(error, words.notSaved)));
  };
}
