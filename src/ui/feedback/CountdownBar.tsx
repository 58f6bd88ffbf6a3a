/** Teeth in a row, 10 units apart. */
const TEETH = 40;

interface CountdownTeethProps {
  /** Seconds left; null while nobody knows, which draws every tooth as gone. */
  seconds: number | null;
  /** Seconds of the whole wait. */
  total: number;
  className?: string;
}

/** The wait as a row of the shell's teeth: a picture of the time that stands beside it in words. */
export function CountdownBar({ seconds, total, className }: CountdownTeethProps) {
  const left = seconds === null ? 0 : Math.ceil((seconds / total) * TEETH);
  return (
    <svg className={className} viewBox="0 0 396 12" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: TEETH }, (_, index) => (
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
