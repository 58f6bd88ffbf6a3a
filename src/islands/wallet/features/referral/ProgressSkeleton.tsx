import { referralSteps } from '#contract/referral.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

/** As high as the four steps. */
export function ProgressSkeleton() {
  return (
    <ul className="funnel" aria-hidden="true">
      {referralSteps.map((step) => (
        <li key={step}>
          <p>
            <Skeleton size="name" />
            <Skeleton size="icon-size" />
          </p>
          <Skeleton size="bar" />
          <small>
            <Skeleton size="label" />
          </small>
        </li>
      ))}
    </ul>
  );
}
