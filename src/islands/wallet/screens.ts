import type { ComponentType } from 'react';
import { session } from '#src/api/storage.ts';
import type { ScreenName } from './paths.ts';

type Screen = ComponentType;

const unbuilt = () => import('./screens/unbuilt/Unbuilt.tsx').then(({ Unbuilt }) => Unbuilt);

/** The screens that are there, each a file of its own. What is not listed says that it is being built. */
const loaders: Partial<Record<ScreenName | 'notFound', () => Promise<Screen>>> = {
  dashboard: () => import('./screens/dashboard/Dashboard.tsx').then(({ Dashboard }) => Dashboard),
  logout: () => import('./screens/logout/Logout.tsx').then(({ Logout }) => Logout),
  notFound: () => import('./screens/not-found/NotFound.tsx').then(({ NotFound }) => NotFound),
};

const loading = new Map<string, Promise<Screen>>();
const loaded = new Map<string, Screen>();

/** The screen when its file is there already: then nothing need be shown in its place. */
export function loadedScreen(name: ScreenName | 'notFound'): Screen | null {
  return loaded.get(name) ?? null;
}

/** A screen's file, asked for once; again after a failure. */
export function loadScreen(name: ScreenName | 'notFound'): Promise<Screen> {
  let screen = loading.get(name);
  if (!screen) {
    screen = (loaders[name] ?? unbuilt)().then(
      (arrived) => {
        loaded.set(name, arrived);
        session.remove('chunkRetried');
        return arrived;
      },
      (error: unknown) => missing(name, error),
    );
    loading.set(name, screen);
  }
  return screen;
}

/** Fetches a screen that is likely to be wanted. Whether it came shows when it is. */
export function warmScreen(name: ScreenName): void {
  (loaders[name] ?? unbuilt)().catch(() => undefined);
}

/**
 * A file that is gone is most often one of an older build: the document is loaded anew, once, and only when the server
 * answers at all, since a reload without a network would lose the screen that is there.
 */
async function missing(name: string, error: unknown): Promise<never> {
  loading.delete(name);
  if (session.read('chunkRetried') === null) {
    session.write('chunkRetried', '1');
    const there = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (there?.ok) {
      location.reload();
      return new Promise<never>(() => undefined);
    }
  }
  throw error;
}
