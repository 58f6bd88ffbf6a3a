import { useStore } from '@nanostores/react';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { $screenTitle } from '#src/stores/interface/screen-title.ts';
import { $sidebar } from '#src/stores/interface/sidebar.ts';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { bootstrap } from '../start/bootstrap.ts';
import { LazyComponent } from '../lazy/LazyComponent.tsx';
import { screens } from '../lazy/screen-registry.ts';
import { StyleScopeContext, useStyleScope } from '../lazy/style-scope.ts';
import { useHistoryEntries } from '../navigation/history-entries.ts';
import { matchScreen } from '../paths.ts';
import { PanelHost } from '../panels/PanelHost.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { DeferredTasks } from '../start/DeferredTasks.tsx';
import { ErrorFallback } from '../status/ErrorFallback.tsx';
import { BottomNav } from './BottomNav.tsx';
import { Header } from './Header.tsx';
import { ScreenSkeleton } from '../status/ScreenSkeleton.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SessionError } from './SessionError.tsx';
import { SignedOut } from './SignedOut.tsx';
import { useSession } from './use-session.ts';

export function AppShell() {
  use(bootstrap());
  const { messages, product, locale } = useI18n();
  const { pathname } = useLocation();
  useHistoryEntries();
  const sidebar = useStore($sidebar);
  const session = useSession();
  // The router knows no screens: it would accept any text as an id.
  const screen = matchScreen(pathname);
  const shown = screen ?? 'notFound';
  const ownName = useStore($screenTitle);
  const name = ownName ?? messages.screens[shown];
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  const styles = useStyleScope(main, screens.rows[shown].styles);
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);
  const hasPressedKey = useRef(false);

  useEffect(() => {
    document.title = `${product[locale]} - ${name}`;
  }, [product, locale, name]);

  // A new screen is a new page to people who can't see it, so the focus moves to its heading: before the paint, because the
  // focused element may be gone by then, and once more after effects, because a closing panel hands the focus back. A user who has
  // pressed a key in between has moved the focus on, and keeps it there.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    heading.current?.focus({ preventScroll: true });
    // It starts at the top, before the paint too: an effect could run after the user has begun to scroll. On back and forward the
    // browser restores the position.
    if (navigationType !== NavigationType.Pop) scrollTo(0, 0);
    hasPressedKey.current = false;
    const handleKeyDown = () => {
      hasPressedKey.current = true;
    };
    addEventListener('keydown', handleKeyDown, { capture: true, once: true });
    return () => removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [pathname, navigationType]);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    queueMicrotask(() => {
      if (!hasPressedKey.current) heading.current?.focus({ preventScroll: true });
    });
  }, [pathname]);

  return (
    <div className="wallet" data-sidebar={sidebar ?? undefined}>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <Sidebar shown={screen} />
      <div className="page">
        <Header
          heading={heading}
          screen={screen}
          name={name}
          isProperName={ownName !== null}
          session={session}
        />
        <main ref={main} id="main" tabIndex={-1} data-styles={styles.first}>
          {session.kind === 'failed' && <SessionError error={session.error} />}
          {session.kind === 'signed-out' && <SignedOut />}
          {session.kind === 'ready' && (
            <StyleScopeContext value={styles.scope}>
              <OfflineNotice screen={screen} />
              <ErrorBoundary key={pathname} fallback={(retry) => <ErrorFallback onRetry={retry} />}>
                <LazyComponent registry={screens} name={shown} fallback={<ScreenSkeleton screen={shown} />} />
              </ErrorBoundary>
              <DeferredTasks />
            </StyleScopeContext>
          )}
          {(session.kind === 'checking' || session.kind === 'leaving') && (
            <ScreenSkeleton screen={screen} checking />
          )}
        </main>
        {/* Not in it: the sheets of a screen style nothing of a panel over it. */}
        {session.kind === 'ready' && <PanelHost />}
      </div>
      <BottomNav shown={screen} />
    </div>
  );
}
