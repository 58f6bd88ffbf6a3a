/** Ticks of the half circle, and the score that the last one stands for. */
const TICKS = 25;
const FULL = 100;
/** In units of the view box: the middle of the circle, and how far from it a tick begins and ends. */
const MIDDLE = { x: 100, y: 98 };
const INNER = 74;
const OUTER = 92;

const round = (length: number) => Math.round(length * 10) / 10;

/** A tick by its place from the left, as path data. */
function tickPath(index: number): string {
  const angle = Math.PI * (1 - index / (TICKS - 1));
  const [x, y] = [Math.cos(angle), -Math.sin(angle)];
  const point = (radius: number) => `${round(MIDDLE.x + radius * x)} ${round(MIDDLE.y + radius * y)}`;
  return `M${point(INNER)}L${point(OUTER)}`;
}

const ticks = Array.from({ length: TICKS }, (_, index) => tickPath(index));

interface ScoreDialProps {
  /** 0 to 100. */
  score: number;
  /** `Security score: 60 of 100`. */
  label: string;
  /** Under the number: `of 100`. */
  of: string;
}

/** A score as a number in a half circle of ticks, of which as many are lit. */
export function ScoreDial({ score, label, of }: ScoreDialProps) {
  const lit = Math.round((score / FULL) * TICKS);
  return (
    <div className="dial" role="img" aria-label={label}>
      <svg viewBox="0 0 200 108" aria-hidden="true">
        {ticks.map((path, index) => (
          <path key={path} className={index < lit ? 'lit' : undefined} d={path} />
        ))}
      </svg>
      <p aria-hidden="true">
        <b>{score}</b>
        <small>{of}</small>
      </p>
    </div>
  );
}
