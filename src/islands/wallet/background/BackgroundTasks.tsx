import { useEffect } from 'react';
import { NotificationAnnouncer } from './NotificationAnnouncer.tsx';
import { SessionTimeoutDialog } from './SessionTimeoutDialog.tsx';
import { usePanels } from '../panels/use-panels.ts';
import { useSessionRecovery } from './use-session-recovery.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';
import { startLiveUpdates } from './live-updates.ts';

/** What a signed-in page does once it stands: hears news, watches over the session, asks for what the frame shows. */
export function BackgroundTasks() {
  // What was kept may be waiting to be sent.
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
