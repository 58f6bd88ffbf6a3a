import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { gated } from '#src/connected/with-error-page.tsx';
import { Notices } from '#src/connected/Toasts.tsx';
import { $view, $viewKnown } from '#src/stores/preferences/display-settings.ts';
import { Shell } from './shell/AppShell.tsx';
import { $wallet, useWallet, type WalletProps } from './i18n/i18n.ts';

/** All of /w: one document, its own router. */
function WalletScreen(props: WalletProps) {
  // Before the first part asks for a word.
  useState(() => $wallet.set(props));
  return (
    <BrowserRouter>
      <Shell />
      <Toasts />
    </BrowserRouter>
  );
}

function Toasts() {
  const known = useStore($viewKnown);
  const masked = useStore($view).hide_balances || !known;
  return <Notices words={useWallet().toasts} masked={masked} />;
}

export const Wallet = gated(WalletScreen);
