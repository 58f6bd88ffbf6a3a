/** Units of one segment and its gap. */
const STEP = 10;
const HEIGHT = 12;

interface SegmentBarProps {
  /** How many segments are filled. */
  filled: number;
  of: number;
  className?: string | undefined;
}

/** A count as a row of segments; the text beside it says the same. */
export function SegmentBar({ filled, of, className }: SegmentBarProps) {
  // A hundredth of the whole bar, however many there are: 3 px in a card of a phone. Of very many less, or little of them were left.
  const gap = Math.min(1.5, of * STEP * 0.01);
  return (
    <svg
      className={className ? `segment-bar ${className}` : 'segment-bar'}
      viewBox={`0 0 ${of * STEP - gap} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, index) => (
        <rect
          key={index}
          className={index < filled ? 'left' : 'gone'}
          x={index * STEP}
          width={STEP - gap}
          height={HEIGHT}
          rx="1"
        />
      ))}
    </svg>
  );
}
