import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

/** Messages that are on their way. After 10 s it says that it still waits. */
export function ConversationSkeleton() {
  const { loading } = useMessages('walletChat');
  return (
    <div className="conversation-skeleton" aria-busy="true">
      <LoadingStatus loading={loading} />
      <ul aria-hidden="true">
        {['theirs', 'mine', 'theirs'].map((side, row) => (
          <li key={row} className={side}>
            <Skeleton size="line" />
            <Skeleton size="name" />
          </li>
        ))}
      </ul>
    </div>
  );
}
