import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pathIn } from '#src/intl/locale.ts';
import { $auth, loadUser, onSessionNews, sessionEnded } from '#src/stores/session/auth.ts';
import { deviceId } from '#src/stores/session/device.ts';
import { errorText } from '#src/stores/errors/error-message.ts';
import { notify, notifyAfterNavigation } from '#src/stores/interface/toasts.ts';
import { $refusal } from '#src/stores/errors/auth-error.ts';
import { $walletSession, lookAgain, makeWay, type WalletSession } from '#src/stores/session/wallet-session.ts';
import { $wallet } from '../i18n/i18n.ts';
import { startFeed, stopFeed } from './ticker-lifecycle.ts';

/** Milliseconds out of sight after which a session is looked at again: it may have ended meanwhile. */
const AWAY = 60_000;

/**
 * Spec section 4, App start: registers the device, and watches over the session whose status was asked for as the code came
 * (begin.ts).
 */
export function useSession(): WalletSession {
  const standing = useStore($walletSession);

  useEffect(() => {
    void deviceId();
    const deaf = onSessionNews((news) => {
      // The tab that logs out and the API both tell of it.
      if ($walletSession.get().kind === 'leaving') return;
      // The next document may be long in coming: nothing of the account is seen meanwhile.
      document.documentElement.toggleAttribute('data-away', true);
      if (news === 'signed-in') {
        // Perhaps somebody else: nothing of this document may stay.
        makeWay();
        location.reload();
        return;
      }
      sessionEnded();
      makeWay('/login', 'loggedOut');
    });
    const blind = watchPage();
    const calm = $refusal.listen(() => void lookAgain({ quietly: true }));
    return () => {
      deaf();
      blind();
      calm();
    };
  }, []);

  useEffect(() => {
    if (standing.kind === 'ready') {
      startFeed();
      loadUser().catch((error: unknown) =>
        notify('error', errorText(error, $wallet.get()?.toasts.profileFailed ?? '')),
      );
      return stopFeed;
    }
    if (standing.kind === 'leaving' && standing.path) {
      const { path, notice, message } = standing;
      const spoken = $wallet.get();
      // The toasts of this page, which may stand from the same moment on, would take what is meant for the next one.
      queueMicrotask(() => {
        if (notice === 'device') {
          notifyAfterNavigation('error', message || (spoken?.toasts.deviceNeedsVerification ?? ''));
        } else if (notice) {
          notifyAfterNavigation(notice === 'loggedOut' ? 'success' : 'error', spoken?.toasts[notice] ?? '');
        }
        location.replace(pathIn(spoken?.locale ?? 'en', path));
      });
    }
    return undefined;
  }, [standing]);

  return standing;
}

/**
 * The browser may keep this page as it is and bring it back after a logout: it goes away blank, and shows nothing of the
 * account again before the session was asked for. The same after a while out of sight, but quietly.
 */
function watchPage(): () => void {
  let hiddenSince: number | null = null;
  const root = document.documentElement;
  const onHide = () => {
    root.toggleAttribute('data-away', true);
    stopFeed();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void lookAgain().finally(() => root.removeAttribute('data-away'));
  };
  const onVisibility = () => {
    const away = document.hidden ? 0 : Date.now() - (hiddenSince ?? Date.now());
    hiddenSince = document.hidden ? Date.now() : null;
    if (away > AWAY && $auth.get().isAuthenticated) void lookAgain({ quietly: true });
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
