import { useNavigate } from 'react-router-dom';
import { $auth, logout } from '#src/stores/session/auth.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { hasUnresolvedPayment } from '#src/stores/session/unresolved-payment.ts';
import { $walletSession, detachUser } from '#src/stores/session/wallet-session.ts';
import { localizePath } from '#src/intl/locale.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { leaveScreen } from '../dialog/leave-guard.ts';
import { useI18n } from '../i18n/i18n.ts';
import { matchScreen } from '../paths.ts';

/** True when the page can be loaded: otherwise leaving would end on the browser's own error page. */
async function isReachable(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Log out (spec sections 2 and 4): calls the API, then goes to /login; stays when the API could not be reached, and asks first while a
 * payment is being checked.
 * @param path the page that is opened then: one for guests.
 */
export function useLogout(path: '/login' | '/forgot-password' = '/login'): {
  busy: boolean;
  logOut: () => void;
} {
  const { locale, toasts } = useI18n();
  const navigate = useNavigate();
  const { busy, run } = useSingleFlight();

  const leave = async () => {
    if ($auth.get().logoutInProgress) return undefined;
    try {
      await logout();
    } catch (error) {
      const isOffline = isNetworkError(error) && !navigator.onLine;
      showToast('error', isOffline ? toasts.offline : errorMessage(error, toasts.logoutFailed));
      return undefined;
    }
    detachUser();
    if (await isReachable(localizePath(locale, path))) {
      detachUser(path, path === '/login' ? 'loggedOut' : null);
      return 'leaving' as const;
    }
    $walletSession.set({ kind: 'signed-out' });
    showToast('error', toasts.somethingHappened);
    await navigate('/w');
    return undefined;
  };

  const logOut = () => {
    // This browser would forget the payment: the screen says so, and logs out all the same.
    if (hasUnresolvedPayment() && matchScreen(location.pathname) !== 'logout') void navigate('/w/logout');
    else leaveScreen(() => run(leave));
  };
  return { busy, logOut };
}
