import { useEffect } from 'react';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { LazyComponent } from '../lazy/LazyComponent.tsx';
import { backgroundParts } from './background-registry.ts';
import { NotificationAnnouncer } from './NotificationAnnouncer.tsx';
import { SessionTimeoutDialog } from './SessionTimeoutDialog.tsx';
import { usePanels } from '../panels/use-panels.ts';
import { useSessionRecovery } from './use-session-recovery.ts';
import { useOpenPayment } from './use-open-payment.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';
import { loadOwnPicture } from './load-own-picture.ts';
import { startLiveUpdates } from './live-updates.ts';

/** What a signed-in page does once it is shown: live updates, session timeout, shortcuts, restored drafts, an open payment. */
export function BackgroundTasks() {
  // Restores unsent messages before the live updates send them.
  useSessionRecovery();
  // After it: what it restores may be a payment.
  const hasOpenPayment = useOpenPayment();
  useSearchShortcut(usePanels());
  useReturnFocus();
  useEffect(startLiveUpdates, []);
  useEffect(loadOwnPicture, []);
  return (
    <>
      <SessionTimeoutDialog />
      <NotificationAnnouncer />
      {hasOpenPayment && (
        <ErrorBoundary fallback={() => null}>
          <LazyComponent registry={backgroundParts} name="openPayment" fallback={null} />
        </ErrorBoundary>
      )}
    </>
  );
}
