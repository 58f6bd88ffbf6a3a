import { Route, Routes, useLocation } from 'react-router-dom';
import { LazyComponent } from './lazy/LazyComponent.tsx';
import { matchScreen, walletPaths, type ScreenName } from './paths.ts';
import { screens } from './lazy/screen-registry.ts';
import { ScreenSkeleton } from './status/ScreenSkeleton.tsx';

function Screen({ name }: { name: ScreenName | 'notFound' }) {
  const { pathname } = useLocation();
  // The router accepts any text as an id; `matchScreen` does not.
  const shown = matchScreen(pathname) ? name : 'notFound';
  return <LazyComponent registry={screens} name={shown} fallback={<ScreenSkeleton screen={shown} />} />;
}

export function WalletRoutes() {
  return (
    <Routes>
      {walletPaths.map(({ path, name }) => (
        <Route key={path} path={path} element={<Screen name={name} />} />
      ))}
      <Route path="*" element={<Screen name="notFound" />} />
    </Routes>
  );
}
