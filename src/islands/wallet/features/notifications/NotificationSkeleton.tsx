import { Bone } from '#src/ui/feedback/Skeleton.tsx';
import { Wait } from '../../status/LoadingStatus.tsx';
import { useWords } from '../../i18n/i18n.ts';

/** As many as a panel shows at once. */
const ROWS = [0, 1, 2, 3, 4];

/** As high as what comes; no figures. After 10 s it says that it still waits. */
export function NoteBones() {
  const { loading } = useWords('notifications');
  return (
    <div className="note-bones" aria-busy="true">
      <Wait loading={loading} />
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
