import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyRegistry } from './lazy-registry.ts';

interface LazyComponentProps<Name extends string> {
  from: LazyRegistry<Name>;
  name: Name;
  /** What stands there until its file has come. */
  instead: ReactNode;
}

/**
 * One part, once its file is there. A file that can't be had throws to the boundary round it, whose "Try again" starts
 * this anew: `React.lazy` would remember the failure.
 */
export function LazyComponent<Name extends string>({ from, name, instead }: LazyComponentProps<Name>) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(() => from.getLoaded(name));
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  useEffect(() => {
    let wanted = true;
    from.load(name).then(
      (part) => {
        if (wanted) setLoaded(() => part);
      },
      (error: unknown) => {
        if (wanted) setFailure({ error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [from, name]);

  if (failure) throw failure.error;
  return Loaded ? <Loaded /> : instead;
}
