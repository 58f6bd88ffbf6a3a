import { Bone } from '#src/ui/Bone.tsx';
import { useSlow } from '#src/ui/slow.ts';
import { useWallet, useWords } from '../words.ts';

/** As many as a panel shows at once. */
const ROWS = [0, 1, 2, 3, 4];

/** As high as what comes; no figures. After 10 s it says that it still waits. */
export function NoteBones() {
  const { toasts } = useWallet();
  const words = useWords('notifications');
  const slow = useSlow(true);
  return (
    <div className="note-bones" aria-busy="true">
      <p className="wait" role="status">
        <span className="sr">{words.loading}</span>
        {slow && toasts.stillWorking}
      </p>
      <ul aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row}>
            <Bone size="round" />
            <span className="two">
              <Bone size="name" />
              <Bone size="line" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
