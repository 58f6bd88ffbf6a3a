import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

/** Messages that are on their way. */
export function ConversationSkeleton() {
  return (
    <div className="conversation-skeleton" aria-busy="true">
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
