import { localizePath, type Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import type { LoginStep } from '#src/stores/sign-in/login.ts';
import { isStorageAvailable } from '#src/stores/sign-in/storage-available.ts';
import type { Outcome } from '#src/ui/form/use-single-flight.ts';

/**
 * Opens the page after the last step of a login. A device is verified on a page of its own, which needs what this one saved:
 * a browser that saves nothing stays here and says so.
 */
export function openAfterLogin(
  next: Exclude<LoginStep, 'second-factor'>,
  locale: Locale,
  storage: Messages['auth']['shared']['storage'],
): Outcome {
  if (next === 'verify' && !isStorageAvailable()) {
    showToast('error', storage.login);
    return undefined;
  }
  location.assign(localizePath(locale, next === 'verify' ? '/verify' : '/auth-loading'));
  return 'leaving';
}
