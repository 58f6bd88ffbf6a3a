import { BrowserRouter } from 'react-router-dom';
import { Notices } from '#src/connected/Notices.tsx';
import { Boundary } from './shell/Boundary.tsx';
import { Shell } from './shell/Shell.tsx';
import { WalletContext, type WalletProps } from './words.ts';

/** All of /w: one document, its own router. */
export function Wallet(props: WalletProps) {
  return (
    <WalletContext value={props}>
      <BrowserRouter>
        <Boundary whole>
          <Shell />
        </Boundary>
        <Notices words={props.toasts} />
      </BrowserRouter>
    </WalletContext>
  );
}
