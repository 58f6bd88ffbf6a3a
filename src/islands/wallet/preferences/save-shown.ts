import type { Preferences } from '#contract/preferences.ts';
import { errorText } from '#src/stores/errors/error-message.ts';
import { notify } from '#src/stores/interface/toasts.ts';
import type { Settle } from '#src/stores/preferences/preferences.ts';
import { saveChoice } from '#src/stores/preferences/save-choice.ts';
import { isUnsure } from '#src/stores/errors/unsure.ts';
import type { WalletProps } from '../i18n/i18n.ts';

/** Saves a choice that is shown already, and says so when it could not be, or nobody knows. */
export function saveShown(
  chosen: Partial<Preferences>,
  settle: Settle,
  { unsure, notSaved }: Pick<WalletProps['words'], 'unsure' | 'notSaved'>,
): void {
  saveChoice(chosen, settle).catch((error: unknown) =>
    notify('error', isUnsure(error) ? unsure : errorText(error, notSaved)),
  );
}
