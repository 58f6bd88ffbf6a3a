import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import type { SendingLimits } from '#src/stores/transfers/limits.ts';

const LENGTH = 1000n;
const kobo = (amount: string) => parseAmount(amount, assets.ngn.scale);

/** What is left of a limit in naira: full while nothing of it is used, and empty only when nothing is left. */
export function LimitBar({
  limit: { limit, available },
}: Record<'limit', Pick<SendingLimits['daily'], 'limit' | 'available'>>) {
  const hidden = useStore($balancesHidden) !== false;
  const whole = kobo(limit);
  // Rounded up, so that the smallest rest is seen.
  const left = whole === 0n ? 0n : (kobo(available) * LENGTH + whole - 1n) / whole;
  return (
    <svg className="segment-bar" viewBox={`0 0 ${LENGTH} 12`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="gone" width={String(LENGTH)} height="12" />
      {/* A limit is no secret: the rest of it would tell what was sent. */}
      {!hidden && <rect className="left" width={String(left)} height="12" />}
    </svg>
  );
}
