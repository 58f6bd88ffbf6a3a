import { Route, Routes, useLocation } from 'react-router-dom';
import { Part } from './lazy/LazyComponent.tsx';
import { screenAt, walletPaths, type ScreenName } from './paths.ts';
import { screens } from './lazy/lazy-screens.ts';
import { Loading } from './status/ScreenSkeleton.tsx';

function Screen({ name }: { name: ScreenName | 'notFound' }) {
  const { pathname } = useLocation();
  // The router takes any text for an id.
  const shown = screenAt(pathname) ? name : 'notFound';
  return <Part from={screens} name={shown} instead={<Loading screen={shown} />} />;
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
