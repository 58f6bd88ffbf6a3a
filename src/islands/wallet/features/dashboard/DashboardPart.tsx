import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $balances } from '#src/stores/money/balances.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { dashboardParts, type DashboardPartName } from '../../lazy/dashboard-parts.ts';
import { LazyPart } from '../../lazy/LazyPart.tsx';

/** Milliseconds after which the parts no longer wait for the total. */
const LONGEST_WAIT = 3000;

interface DashboardPartProps {
  name: DashboardPartName;
  /** As high as the part: it stands there until the part is loaded, or in its place when it can't be. */
  fallback: ReactNode;
}

/** A part that is not fetched before the total is shown or has failed: neither its code nor its data delays the total. */
export function DashboardPart({ name, fallback }: DashboardPartProps) {
  const { data, error } = useStore($balances);
  const hasTotal = data !== null || error !== null;
  const hasWaited = useIsSlow(!hasTotal, LONGEST_WAIT);
  if (!hasTotal && !hasWaited) return fallback;
  return <LazyPart registry={dashboardParts} name={name} fallback={fallback} />;
}
