import { useEffect } from 'react';
import { Arrivals } from './Arrivals.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { usePanels } from '../panels/use-panels.ts';
import { useKeptWork } from './use-kept-work.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { watchWallet } from './watch-wallet.ts';

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
