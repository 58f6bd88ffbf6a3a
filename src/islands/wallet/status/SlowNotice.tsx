import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Says after 10 s that something still loads: no call has a time limit (spec section 7). */
export function SlowNotice({ waiting }: { waiting: boolean }) {
  const { toasts } = useI18n();
  const slow = useIsSlow(waiting);
  return slow ? (
    <p className="aside" role="status">
      {toasts.stillWorking}
    </p>
  ) : null;
}
