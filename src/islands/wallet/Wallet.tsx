import { BrowserRouter } from 'react-router-dom';
import { gated } from '#src/connected/gated.tsx';
import { Notices } from '#src/connected/Notices.tsx';
import { Shell } from './shell/Shell.tsx';
import { WalletContext, type WalletProps } from './words.ts';

/** All of /w: one document, its own router. */
function WalletScreen(props: WalletProps) {
  return (
    <WalletContext value={props}>
      <BrowserRouter>
        <Shell />
        <Notices words={props.toasts} />
      </BrowserRouter>
    </WalletContext>
  );
}

export const Wallet = gated(WalletScreen);
