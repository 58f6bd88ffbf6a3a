import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyRegistry } from './lazy-registry.ts';

interface LazyComponentProps<Name extends string> {
  registry: LazyRegistry<Name>;
  name: Name;
  /** What stands there until its code, messages and styles are loaded. */
  fallback: ReactNode;
}

/**
 * A screen or panel once it is loaded. A failure is thrown to the error boundary round it, whose "Try again" mounts this
 * anew and so loads again: `React.lazy` would keep the failure.
 */
export function LazyComponent<Name extends string>({ registry, name, fallback }: LazyComponentProps<Name>) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(() => registry.getLoaded(name));
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  useEffect(() => {
    let mounted = true;
    registry.load(name).then(
      (component) => {
        if (mounted) setLoaded(() => component);
      },
      (error: unknown) => {
        if (mounted) setFailure({ error });
      },
    );
    return () => {
      mounted = false;
    };
  }, [registry, name]);

  if (failure) throw failure.error;
  if (!Loaded) return fallback;
  return (
    <Suspense fallback={fallback}>
      {/* React shows the component only after its style sheets have loaded. */}
      {registry.rows[name].styles?.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="screen" />
      ))}
      <Loaded />
    </Suspense>
  );
}
