import { useSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useWallet } from '../i18n/i18n.ts';

/** A word once a wait has become long: no call has a time limit (spec section 7). Nothing before. */
export function LongWait({ waiting }: { waiting: boolean }) {
  const { toasts } = useWallet();
  const slow = useSlow(waiting);
  return slow ? (
    <p className="aside" role="status">
      {toasts.stillWorking}
    </p>
  ) : null;
}
