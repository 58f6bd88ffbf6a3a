import type { Preferences } from '#contract/preferences.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import type { Rollback } from '#src/stores/preferences/preferences.ts';
import { saveChoice } from '#src/stores/preferences/save-choice.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import type { WalletProps } from '../i18n/i18n.ts';

/** Saves a choice that is shown already, and says so when it could not be, or nobody knows. */
export function saveShown(
  chosen: Partial<Preferences>,
  settle: Rollback,
  { unsure, notSaved }: Pick<WalletProps['words'], 'unsure' | 'notSaved'>,
): void {
  saveChoice(chosen, settle).catch((error: unknown) =>
    showToast('error', isOutcomeUnknown(error) ? unsure : errorMessage(error, notSaved)),
  );
}
