import { localizePath, type Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { $auth, logout } from '#src/stores/session/auth.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import type { Outcome } from '#src/ui/form/use-single-flight.ts';

/**
 * The way to /login, which a member could not see: a session ends first.
 * @param said what /login says of a session that was ended; nothing without it.
 */
export async function goToLogin(locale: Locale, toasts: Messages['toasts'], said?: string): Promise<Outcome> {
  try {
    if ($auth.get().isAuthenticated) {
      await logout();
      if (said) flashToast('success', said);
    }
  } catch (failure) {
    const fallback = { refused: toasts.logoutFailed, failed: toasts.logoutFailed };
    showToast('error', failureMessage(failure, toasts, fallback));
    return undefined;
  }
  location.assign(localizePath(locale, '/login'));
  return 'leaving';
}
