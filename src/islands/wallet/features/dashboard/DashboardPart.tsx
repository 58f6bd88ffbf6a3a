import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $balances } from '#src/stores/money/balances.ts';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { dashboardParts, type DashboardPartName } from '../../lazy/dashboard-parts.ts';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { LazyPart } from '../../lazy/LazyPart.tsx';

/** Milliseconds after which the parts no longer wait for the total. */
const LONGEST_WAIT = 3000;

interface DashboardPartProps {
  name: DashboardPartName;
  /** As high as the part: it stands there until the part is loaded, or in its place when it can't be. */
  fallback: ReactNode;
  /** The screen tells enough without it: where it can't be loaded, nothing says so. */
  isQuiet?: boolean;
}

/** A part that is not fetched before the total is shown or has failed: neither its code nor its data delays the total. */
export function DashboardPart({ name, fallback, isQuiet = false }: DashboardPartProps) {
  const { data, error } = useStore($balances);
  const hasTotal = data !== null || error !== null;
  const hasWaited = useIsSlow(!hasTotal, LONGEST_WAIT);
  if (!hasTotal && !hasWaited) return fallback;
  if (isQuiet)
    return (
      <ErrorBoundary>
        <LazyComponent registry={dashboardParts} name={name} fallback={fallback} />
      </ErrorBoundary>
    );
  return <LazyPart registry={dashboardParts} name={name} fallback={fallback} />;
}
