import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isRejected } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { updatePreferences } from '#src/stores/preferences/preferences.ts';
import { $unsavedPreferences, type PreferencesChange } from '#src/stores/preferences/unsaved-preferences.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Changes preferences: at once on this device, and a toast says when the account does not have them yet. */
export function useUpdatePreferences(): (change: PreferencesChange) => void {
  const { messages } = useI18n();
  return (change) => {
    const hadUnsaved = $unsavedPreferences.get().length > 0;
    updatePreferences(change).catch((error: unknown) => {
      if (isRejected(error)) showToast('error', errorMessage(error, messages.savedOnDevice));
      // Once is enough: without a network every further choice fails the same way.
      else if (!hadUnsaved) showToast('info', messages.savedOnDevice);
    });
  };
}
