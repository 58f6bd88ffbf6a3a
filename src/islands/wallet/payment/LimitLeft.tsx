import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { SendingLimits } from '#src/stores/transfers/limits.ts';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';
import { MessageWithElements } from '../i18n/MessageWithElements.tsx';
import { Amount } from '../money/Amount.tsx';

const SEGMENTS = 24;
const kobo = (amount: string) => parseAmount(amount, assets.ngn.scale);

interface LimitLeftProps {
  label: string;
  limit: SendingLimits['daily'];
  /** Of how much, and until when: a message with `{amount}`. */
  text: string;
}

/** How much is left of a limit in naira, with a bar of what is used. */
export function LimitLeft({ label, limit: { limit, used, available }, text }: LimitLeftProps) {
  const filled = Array.from({ length: SEGMENTS }, (_, index) => BigInt(index)).filter(
    (segment) => kobo(used) * BigInt(SEGMENTS) > kobo(limit) * segment,
  ).length;
  return (
    <div className="limit">
      <p>
        <span>{label}</span> <Amount asset="ngn" amount={available} />
      </p>
      <SegmentBar filled={filled} of={SEGMENTS} />
      <small>
        <MessageWithElements text={text} values={{ amount: <Amount asset="ngn" amount={limit} /> }} />
      </small>
    </div>
  );
}
