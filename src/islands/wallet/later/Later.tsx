import { useEffect } from 'react';
import { Arrivals } from './Arrivals.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { useKeptWork } from './use-kept-work.ts';
import { watchWallet } from './watch-wallet.ts';

/** What a signed-in page does once it stands: hears news, watches over the session, asks for what the frame shows. */
export function Later() {
  // What was kept may be waiting to be sent.
  useKeptWork();
  useEffect(watchWallet, []);
  return (
    <>
      <SessionWarning />
      <Arrivals />
    </>
  );
}
