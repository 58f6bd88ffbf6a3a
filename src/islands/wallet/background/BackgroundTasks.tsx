import { useEffect } from 'react';
import { Arrivals } from './NotificationAnnouncer.tsx';
import { SessionWarning } from './SessionTimeoutDialog.tsx';
import { usePanels } from '../panels/use-panels.ts';
import { useKeptWork } from './use-session-recovery.ts';
import { useSearchKeys } from './use-search-shortcut.ts';
import { watchWallet } from './live-updates.ts';

/** What a signed-in page does once it stands: hears news, watches over the session, asks for what the frame shows. */
export function Later() {
  // What was kept may be waiting to be sent.
  useKeptWork();
  useSearchKeys(usePanels());
  useEffect(watchWallet, []);
  return (
    <>
      <SessionWarning />
      <Arrivals />
    </>
  );
}
