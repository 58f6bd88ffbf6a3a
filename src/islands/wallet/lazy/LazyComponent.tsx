import {
  Suspense,
  useContext,
  useEffect,
  useInsertionEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { LazyRegistry } from './lazy-registry.ts';
import { StyleScopeContext } from './style-scope.ts';

const none: readonly string[] = [];

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
  const scope = useContext(StyleScopeContext);
  const { styles = none } = registry.rows[name];
  const isLoaded = Loaded !== null;

  // Before layout effects, in which what is shown may measure itself.
  useInsertionEffect(() => (isLoaded ? scope?.use(styles) : undefined), [scope, styles, isLoaded]);

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
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="screen" />
      ))}
      <Loaded />
    </Suspense>
  );
}
