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

/** Milliseconds hidden after which the session is checked again: it may have ended meanwhile. */
const RECHECK_AFTER_MS = 60_000;

/**
 * Spec section 4, App start: registers the device, and acts on the session, whose status check bootstrap.ts has started.
 */
export function useSession(): WalletSession {
  const session = useStore($walletSession);

  useEffect(() => {
    void ensureDeviceId();
    const unbindMessages = onSessionMessage((message) => {
      // The tab that logs out and the API both report it.
      if ($walletSession.get().kind === 'leaving') return;
      // The next document may take a while: hide everything of the account until then.
      document.documentElement.toggleAttribute('data-away', true);
      if (message === 'signed-in') {
        // It may be another person: nothing of this document may stay.
        detachUser();
        location.reload();
        return;
      }
      clearSession();
      detachUser('/login', 'loggedOut');
    });
    const unbindPage = watchPage();
    const unbindAuthError = $authError.listen(() => void recheckSession({ quietly: true }));
    return () => {
      unbindMessages();
      unbindPage();
      unbindAuthError();
    };
  }, []);

  useEffect(() => {
    if (session.kind === 'ready') {
      loadUser().catch((error: unknown) =>
        showToast('error', errorMessage(error, $i18n.get()?.toasts.profileFailed ?? '')),
      );
      return keepTickerOpen();
    }
    if (session.kind === 'leaving' && session.path) {
      const { path, notice, message } = session;
      const i18n = $i18n.get();
      // In this task the page's own toasts may mount, and would take the one that is meant for the next document.
      queueMicrotask(() => {
        if (notice === 'device') {
          flashToast('error', message || (i18n?.toasts.deviceNeedsVerification ?? ''));
        } else if (notice) {
          flashToast(notice === 'loggedOut' ? 'success' : 'error', i18n?.toasts[notice] ?? '');
        }
        location.replace(localizePath(i18n?.locale ?? 'en', path));
      });
    }
    return undefined;
  }, [session]);

  return session;
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
 * The back-forward cache may bring this page back after a log-out: it is blanked as it leaves, and shown again after the session
 * check. After a while hidden the session is checked quietly.
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
    if (away > RECHECK_AFTER_MS && $auth.get().isAuthenticated) void recheckSession({ quietly: true });
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
