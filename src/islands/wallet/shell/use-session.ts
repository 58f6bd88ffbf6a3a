import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { localizePath } from '#src/intl/locale.ts';
import { $auth, loadUser, clearSession } from '#src/stores/session/auth.ts';
import { onSessionMessage } from '#src/stores/session/session-channel.ts';
import { ensureDeviceId } from '#src/stores/session/device.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import { $authError } from '#src/stores/errors/auth-error.ts';
import {
  $walletSession,
  recheckSession,
  detachUser,
  type WalletSession,
} from '#src/stores/session/wallet-session.ts';
import { $i18n } from '../i18n/i18n.ts';

/** Milliseconds out of sight after which a session is looked at again: it may have ended meanwhile. */
const AWAY = 60_000;

/**
 * Spec section 4, App start: registers the device, and watches over the session whose status was asked for as the code came
 * (begin.ts).
 */
export function useSession(): WalletSession {
  const standing = useStore($walletSession);

  useEffect(() => {
    void ensureDeviceId();
    const deaf = onSessionMessage((news) => {
      // The tab that logs out and the API both tell of it.
      if ($walletSession.get().kind === 'leaving') return;
      // The next document may be long in coming: nothing of the account is seen meanwhile.
      document.documentElement.toggleAttribute('data-away', true);
      if (news === 'signed-in') {
        // Perhaps somebody else: nothing of this document may stay.
        detachUser();
        location.reload();
        return;
      }
      clearSession();
      detachUser('/login', 'loggedOut');
    });
    const blind = watchPage();
    const calm = $authError.listen(() => void recheckSession({ quietly: true }));
    return () => {
      deaf();
      blind();
      calm();
    };
  }, []);

  useEffect(() => {
    if (standing.kind === 'ready') {
      loadUser().catch((error: unknown) =>
        showToast('error', errorMessage(error, $i18n.get()?.toasts.profileFailed ?? '')),
      );
      return keepTickerOpen();
    }
    if (standing.kind === 'leaving' && standing.path) {
      const { path, notice, message } = standing;
      const spoken = $i18n.get();
      // The toasts of this page, which may stand from the same moment on, would take what is meant for the next one.
      queueMicrotask(() => {
        if (notice === 'device') {
          flashToast('error', message || (spoken?.toasts.deviceNeedsVerification ?? ''));
        } else if (notice) {
          flashToast(notice === 'loggedOut' ? 'success' : 'error', spoken?.toasts[notice] ?? '');
        }
        location.replace(localizePath(spoken?.locale ?? 'en', path));
      });
    }
    return undefined;
  }, [standing]);

  return standing;
}

/** Keeps the stream of prices open on every screen; returns the way to close it. Its code comes after the first screen. */
function keepTickerOpen(): () => void {
  let isWanted = true;
  let close: (() => void) | undefined;
  import('#src/stores/live/ticker.ts').then(
    ({ $tickerState }) => {
      if (isWanted) close = $tickerState.listen(() => undefined);
    },
    // Without the code no screen has prices, and the dashboard reports that itself.
    () => undefined,
  );
  return () => {
    isWanted = false;
    close?.();
  };
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
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void recheckSession().finally(() => root.removeAttribute('data-away'));
  };
  const onVisibility = () => {
    const away = document.hidden ? 0 : Date.now() - (hiddenSince ?? Date.now());
    hiddenSince = document.hidden ? Date.now() : null;
    if (away > AWAY && $auth.get().isAuthenticated) void recheckSession({ quietly: true });
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
