import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useI18n } from '../i18n/i18n.ts';

interface WaitProps {
  /** What a screen reader is told while it is on its way. */
  loading: string | false;
  /** Something else is waited for too, of which nothing is told at first. */
  busy?: boolean;
}

/** The line of what is on its way. After 10 s everybody is told that it still is. */
export function LoadingStatus({ loading, busy = false }: WaitProps) {
  const { toasts } = useI18n();
  const slow = useIsSlow(busy || loading !== false);
  return (
    <p className="wait" role="status">
      {loading && <span className="sr">{loading}</span>}
      {slow && toasts.stillWorking}
    </p>
  );
}
