/** More of them would be too narrow to tell apart. */
const MOST = 20;

interface TeethProps {
  /** Of `of`, how many are done. */
  have: number;
  of: number;
}

/** How far something has come, as the teeth of a shell. Hidden from screen readers: the text beside it says the same. */
export function Teeth({ have, of }: TeethProps) {
  const count = Math.min(of, MOST);
  const done = Math.floor((Math.min(have, of) * count) / of);
  return (
    <span className="teeth" aria-hidden="true">
      {Array.from({ length: count }, (_, tooth) => (
        <i key={tooth} className={tooth < done ? 'done' : undefined} />
      ))}
    </span>
  );
}
