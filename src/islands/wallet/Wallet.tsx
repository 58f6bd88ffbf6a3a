import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { AppShell } from './shell/AppShell.tsx';
import { guardHistory } from './dialog/leave-guard.ts';
import { $i18n, useI18n, type WalletProps } from './i18n/i18n.ts';
import { openKeptPayLink } from './start/open-kept-pay-link.ts';

/** All of /w: one island with a router of its own. */
function WalletScreen(props: WalletProps) {
  // In the first render, before a child reads a message, and the router reads the address and listens to the history.
  useState(() => {
    $i18n.set(props);
    openKeptPayLink();
    guardHistory();
  });
  return (
    <BrowserRouter>
      <AppShell />
      <WalletToasts />
    </BrowserRouter>
  );
}

function WalletToasts() {
  const masked = useStore($balancesHidden) !== false;
  return <Toasts messages={useI18n().toasts} masked={masked} />;
}

export const Wallet = withErrorPage(WalletScreen);
