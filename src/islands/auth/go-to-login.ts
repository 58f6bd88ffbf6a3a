import { localizePath, type Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { $auth, logout } from '#src/stores/session/auth.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import type { Outcome } from '#src/ui/form/use-single-flight.ts';

/**
 * Opens /login. It redirects members to the wallet, so a session is ended first.
 * @param loggedOut the toast on /login after a session was ended; none if absent.
 */
export async function goToLogin(
  locale: Locale,
  toasts: Messages['toasts'],
  loggedOut?: string,
): Promise<Outcome> {
  try {
    if ($auth.get().isAuthenticated) {
      await logout();
      if (loggedOut) flashToast('success', loggedOut);
    }
  } catch (failure) {
    const fallback = { refused: toasts.logoutFailed, failed: toasts.logoutFailed };
    showToast('error', failureMessage(failure, toasts, fallback));
    return undefined;
  }
  location.assign(localizePath(locale, '/login'));
  return 'leaving';
}
