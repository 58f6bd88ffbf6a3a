/** Units of one segment and its gap, and of its gap. */
const STEP = 10;
const GAP = 1.5;
const HEIGHT = 12;

interface SegmentBarProps {
  /** How many segments are filled. */
  filled: number;
  of: number;
  className?: string | undefined;
}

/** A count as a row of segments; the text beside it says the same. */
export function SegmentBar({ filled, of, className }: SegmentBarProps) {
  return (
    <svg
      className={className ? `segment-bar ${className}` : 'segment-bar'}
      viewBox={`0 0 ${of * STEP - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, index) => (
        <rect
          key={index}
          className={index < filled ? 'left' : 'gone'}
          x={index * STEP}
          width={STEP - GAP}
          height={HEIGHT}
          rx="1"
        />
      ))}
    </svg>
  );
}
