import { Bone } from '#src/ui/Bone.tsx';
import { useSlow } from '#src/ui/slow.ts';
import { useWallet, useWords } from '../../words.ts';

/** Messages that are on their way. After 10 s it says that it still waits. */
export function TalkBones() {
  const { toasts } = useWallet();
  const words = useWords('walletChat');
  const slow = useSlow(true);
  return (
    <div className="talk-bones" aria-busy="true">
      <p className="wait" role="status">
        <span className="sr">{words.loading}</span>
        {slow && toasts.stillWorking}
      </p>
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
