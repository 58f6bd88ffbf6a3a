import { useStore } from '@nanostores/react';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { $sidebar } from '#src/stores/interface/sidebar.ts';
import { Catch } from '#src/ui/feedback/ErrorBoundary.tsx';
import { begun } from '../start/bootstrap.ts';
import { screenAt } from '../paths.ts';
import { PanelHost } from '../panels/PanelHost.tsx';
import { WalletRoutes } from '../routes.tsx';
import { useWallet } from '../i18n/i18n.ts';
import { AfterStart } from '../start/DeferredTasks.tsx';
import { Crash } from '../status/ErrorFallback.tsx';
import { Dock } from './BottomNav.tsx';
import { Header } from './Header.tsx';
import { Loading } from '../status/ScreenSkeleton.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Failed, SignedOut } from './SessionError.tsx';
import { useSession } from './use-session.ts';

export function Shell() {
  use(begun);
  const { words, product, locale } = useWallet();
  const { pathname } = useLocation();
  const sidebar = useStore($sidebar);
  const session = useSession();
  const screen = screenAt(pathname);
  const name = words.screens[screen ?? 'notFound'];
  const heading = useRef<HTMLHeadingElement>(null);
  const how = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = `${product[locale]} - ${name}`;
  }, [product, locale, name]);

  // A new screen is a new page to whoever does not see it: the focus goes to its heading, before what had it is gone from
  // sight; after the panel that led here, while it is out of reach.
  useLayoutEffect(() => {
    if (shown.current !== pathname) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
    // Back and forward, the browser scrolls to where one was.
    if (how !== NavigationType.Pop) scrollTo(0, 0);
  }, [pathname, how]);

  return (
    <div className="wallet" data-sidebar={sidebar ?? undefined}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Sidebar shown={screen} />
      <div className="page">
        <Header heading={heading} screen={screen} session={session} />
        <main id="main" tabIndex={-1}>
          {session.kind === 'failed' && <Failed error={session.error} />}
          {session.kind === 'signed-out' && <SignedOut />}
          {session.kind === 'ready' && (
            <>
              <OfflineNotice />
              <Catch key={pathname} instead={(retry) => <Crash onRetry={retry} />}>
                <WalletRoutes />
              </Catch>
              <PanelHost />
              <AfterStart />
            </>
          )}
          {(session.kind === 'checking' || session.kind === 'leaving') && (
            <Loading screen={screen} checking />
          )}
        </main>
      </div>
      <Dock shown={screen} />
    </div>
  );
}
