import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { SendingLimits } from '#src/stores/transfers/limits.ts';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';

const SEGMENTS = 24;
const kobo = (amount: string) => parseAmount(amount, assets.ngn.scale);

/** What is left of a limit in naira: full while nothing of it is used, and empty only when nothing is left. */
export function LimitBar({
  limit: { limit, available },
}: {
  limit: Pick<SendingLimits['daily'], 'limit' | 'available'>;
}) {
  const filled = Array.from({ length: SEGMENTS }, (_, index) => BigInt(index)).filter(
    (segment) => kobo(available) * BigInt(SEGMENTS) > kobo(limit) * segment,
  ).length;
  return <SegmentBar filled={filled} of={SEGMENTS} />;
}
