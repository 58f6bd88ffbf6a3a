import type { SendingLimits } from '#src/stores/transfers/limits.ts';
import { MessageWithElements } from '../i18n/MessageWithElements.tsx';
import { Amount } from '../money/Amount.tsx';
import { LimitBar } from './LimitBar.tsx';

interface LimitLeftProps {
  label: string;
  limit: SendingLimits['daily'];
  /** Of how much, and until when: a message with `{amount}`. */
  text: string;
}

/** How much is left of a limit in naira, with a bar of it. */
export function LimitLeft({ label, limit, text }: LimitLeftProps) {
  return (
    <div className="limit">
      <p>
        <span>{label}</span> <Amount asset="ngn" amount={limit.available} />
      </p>
      <LimitBar limit={limit} />
      <small>
        <MessageWithElements text={text} values={{ amount: <Amount asset="ngn" amount={limit.limit} /> }} />
      </small>
    </div>
  );
}
