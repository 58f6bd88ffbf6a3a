import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { SessionEndedError, checkStatus, hasPin, loadUser, savePinHint } from '#src/stores/session/auth.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { deviceVerificationOf, isAuthError, isNetworkError } from '#src/stores/errors/error-predicates.ts';
import type { ToastKind } from '#src/stores/interface/toasts.ts';
import { clearOauthEmail } from '#src/stores/sign-in/oauth.ts';

/** The page that follows a status check, and its toast. */
export interface Route {
  path: '/w' | '/login' | '/profile-setup' | '/device-verification';
  notice: { kind: ToastKind; text: string } | null;
}

/**
 * Checks the status and chooses the next page, in the specification's order (section 4, Auth loading).
 * @param justVerified whether a sign-up was just verified: then the wallet opens without a toast.
 * @returns null when this browser is offline and /login could not be fetched either.
 */
export async function resolveSignInRoute(
  messages: Messages['toasts'],
  justVerified: boolean,
): Promise<Route | null> {
  const needsDevice = (text: string | null | undefined): Route => ({
    path: '/device-verification',
    notice: { kind: 'error', text: sanitizeText(text ?? '') || messages.deviceNeedsVerification },
  });
  try {
    const status = await checkStatus();
    if (status.required.length > 0 || status.user_status === 'incomplete') {
      return { path: '/profile-setup', notice: null };
    }
    if (status.device_unauthorized) return needsDevice(status.message);
    if (status.error) return { path: '/login', notice: { kind: 'error', text: messages.unauthorized } };
    savePinHint(hasPin(status));
  } catch (error) {
    const verification = deviceVerificationOf(error);
    if (verification) return needsDevice(verification.message);
    if (isNetworkError(error) && !navigator.onLine) return null;
    if (isAuthError(error)) clearOauthEmail();
    const hasEnded = error instanceof SessionEndedError;
    return {
      path: '/login',
      notice: hasEnded ? null : { kind: 'error', text: messages.authenticationFailed },
    };
  }
  // A missing profile turns nobody away: the wallet fetches it again.
  try {
    await loadUser();
  } catch (error) {
    return { path: '/w', notice: { kind: 'error', text: errorMessage(error, messages.profileFailed) } };
  }
  return { path: '/w', notice: justVerified ? null : { kind: 'success', text: messages.loginSuccessful } };
}
