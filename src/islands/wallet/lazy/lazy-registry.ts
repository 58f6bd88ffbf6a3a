import type { ComponentType } from 'react';
import { session } from '#src/api/storage.ts';

/** Parts of the wallet (screens, panels) that are a file each and come when they are shown, or likely to be. */
export interface LazyRegistry<Name extends string> {
  /** The part when its file is there already: then nothing need be shown in its place. */
  readonly getLoaded: (name: Name) => ComponentType | null;
  /** A part's file, asked for once; again after a failure. */
  readonly load: (name: Name) => Promise<ComponentType>;
  /** Fetches a part that is likely to be wanted. Whether it came shows when it is. */
  readonly prefetch: (name: Name) => void;
}

/** @param find imports a part's file, and what it needs besides. */
export function createLazyRegistry<Name extends string>(
  find: (name: Name) => Promise<ComponentType>,
): LazyRegistry<Name> {
  const there = new Map<Name, ComponentType>();
  const awaited = new Map<Name, Promise<ComponentType>>();

  const load = (name: Name) => {
    let part = awaited.get(name);
    if (!part) {
      part = find(name).then(
        (arrived) => {
          there.set(name, arrived);
          if (session.read('chunkRetried') === name) session.remove('chunkRetried');
          return arrived;
        },
        (error: unknown) => {
          awaited.delete(name);
          return reloadOnce(name, error);
        },
      );
      awaited.set(name, part);
    }
    return part;
  };

  return {
    load,
    getLoaded: (name) => there.get(name) ?? null,
    prefetch: (name) => {
      if (!awaited.has(name)) find(name).catch(() => undefined);
    },
  };
}

/**
 * A file that is gone is most often one of an older build: the document is loaded anew, once, and only when the server
 * answers at all, since a reload without a network would lose the screen that is there.
 */
async function reloadOnce(name: string, error: unknown): Promise<never> {
  if (session.read('chunkRetried') === null) {
    session.write('chunkRetried', name);
    const there = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (there?.ok) {
      location.reload();
      return new Promise<never>(() => undefined);
    }
  }
  throw error;
}
