import { useEffect, useState, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { walletPaths, type ScreenName } from './paths.ts';
import { loadScreen, loadedScreen } from './screens.ts';
import { Loading } from './shell/Loading.tsx';

/**
 * One screen, once its file is there. A file that can't be had throws to the boundary round it, whose "Try again" starts
 * this anew: `React.lazy` would remember the failure.
 */
function Screen({ name }: { name: ScreenName | 'notFound' }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(() => loadedScreen(name));
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  useEffect(() => {
    let wanted = true;
    loadScreen(name).then(
      (screen) => {
        if (wanted) setLoaded(() => screen);
      },
      (error: unknown) => {
        if (wanted) setFailure({ error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [name]);

  if (failure) throw failure.error;
  return Loaded ? <Loaded /> : <Loading screen={name} />;
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
