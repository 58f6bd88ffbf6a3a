/** Bars in a row, 10 units apart. */
const BARS = 40;

interface CountdownBarProps {
  /** Seconds left; null while unknown, which draws every bar as gone. */
  seconds: number | null;
  /** Seconds of the whole wait. */
  total: number;
  className?: string;
}

/** The time left as a row of bars; the text beside it says the same. */
export function CountdownBar({ seconds, total, className }: CountdownBarProps) {
  const left = seconds === null ? 0 : Math.ceil((seconds / total) * BARS);
  return (
    <svg className={className} viewBox="0 0 396 12" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: BARS }, (_, index) => (
        <rect
          key={index}
          className={index < left ? 'left' : 'gone'}
          x={index * 10}
          width="6"
          height="12"
          rx="3"
        />
      ))}
    </svg>
  );
}
