import { Bone } from '#src/ui/feedback/Skeleton.tsx';
import { Wait } from '../../../status/LoadingStatus.tsx';
import { useWords } from '../../../i18n/i18n.ts';

/** Messages that are on their way. After 10 s it says that it still waits. */
export function TalkBones() {
  const { loading } = useWords('walletChat');
  return (
    <div className="talk-bones" aria-busy="true">
      <Wait loading={loading} />
      <ul aria-hidden="true">
        {['theirs', 'mine', 'theirs'].map((side, row) => (
          <li key={row} className={side}>
            <Bone size="line" />
            <Bone size="name" />
          </li>
        ))}
      </ul>
    </div>
  );
}
