import { useEffect } from 'react';
import { NotificationAnnouncer } from './NotificationAnnouncer.tsx';
import { SessionTimeoutDialog } from './SessionTimeoutDialog.tsx';
import { usePanels } from '../panels/use-panels.ts';
import { useSessionRecovery } from './use-session-recovery.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';
import { startLiveUpdates } from './live-updates.ts';

/** What a signed-in page does once it is shown: live updates, session timeout, shortcuts, restored drafts. */
export function BackgroundTasks() {
  // Restores unsent messages before the live updates send them.
  useSessionRecovery();
  useSearchShortcut(usePanels());
  useEffect(startLiveUpdates, []);
  return (
    <>
      <SessionTimeoutDialog />
      <NotificationAnnouncer />
    </>
  );
}
