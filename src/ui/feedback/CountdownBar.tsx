import { SegmentBar } from './SegmentBar.tsx';

/** Segments of the whole wait. */
const SEGMENTS = 40;

interface CountdownBarProps {
  /** Seconds left; null while unknown, which draws every segment as gone. */
  seconds: number | null;
  /** Seconds of the whole wait. */
  total: number;
  className?: string;
}

/** The time left as a row of segments; the text beside it says the same. */
export function CountdownBar({ seconds, total, className }: CountdownBarProps) {
  const left = seconds === null ? 0 : Math.ceil((seconds / total) * SEGMENTS);
  return <SegmentBar filled={left} of={SEGMENTS} className={className} />;
}
