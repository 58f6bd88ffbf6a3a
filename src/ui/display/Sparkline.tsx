import { memo, useMemo } from 'react';
import { sparklinePath } from './sparkline-path.ts';

interface SparklineProps {
  /** Prices, oldest first, as decimal strings. */
  prices: readonly string[];
  /** The colour of the last point. */
  direction: 'up' | 'down' | 'flat';
}

/** A line of prices, hidden from screen readers. Nothing for too few prices. */
export const Sparkline = memo(function Sparkline({ prices, direction }: SparklineProps) {
  const path = useMemo(() => sparklinePath(prices), [prices]);
  if (!path) return null;
  return (
    <svg className={`sparkline ${direction}`} viewBox="0 0 88 28" aria-hidden="true">
      <path d={path.d} />
      <circle cx={path.x} cy={path.y} r="2.5" />
    </svg>
  );
});
