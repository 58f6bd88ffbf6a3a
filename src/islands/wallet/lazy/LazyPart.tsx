import { useEffect, type ReactNode } from 'react';
import { allowReload } from '#src/stores/interface/load-chunk.ts';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { refresh } from '#src/ui/icons/feature.ts';
import { warn } from '#src/ui/icons/form.ts';
import { useI18n } from '../i18n/i18n.ts';
import { LazyComponent } from './LazyComponent.tsx';
import type { LazyRegistry } from './lazy-registry.ts';

interface LazyPartProps<Name extends string> {
  registry: LazyRegistry<Name>;
  name: Name;
  /** What stands there until it is loaded. */
  fallback: ReactNode;
}

/** A part of a screen that is loaded by itself. When that fails, a notice in its place says so, and the rest of the screen goes on. */
export function LazyPart<Name extends string>(part: LazyPartProps<Name>) {
  return (
    <ErrorBoundary fallback={(retry) => <MissingPart onRetry={retry} />}>
      <LazyComponent {...part} />
    </ErrorBoundary>
  );
}

function MissingPart({ onRetry }: { onRetry: () => void }) {
  const { panelMissing, load } = useI18n().messages;
  useEffect(() => allowReload, []);
  return (
    <div className="notice bad">
      <Icon d={warn} />
      <p>{panelMissing}</p>
      <Button small onClick={onRetry}>
        <Icon d={refresh} />
        <span>{load.retry}</span>
      </Button>
    </div>
  );
}
