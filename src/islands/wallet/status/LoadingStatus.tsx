import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useI18n } from '../i18n/i18n.ts';

interface LoadingStatusProps {
  /** For screen readers, while something loads; false once it is there. */
  loading: string | false;
  /** Something else is under way, which is worth a word only when it takes long: a save. */
  busy?: boolean;
}

/** The live region of what loads. After 10 s everybody reads that it still does: no call has a time limit (spec section 7). */
export function LoadingStatus({ loading, busy = false }: LoadingStatusProps) {
  const { toasts } = useI18n();
  const isSlow = useIsSlow(busy || loading !== false);
  return (
    // While nothing is seen of it, it takes no room either, and no gap of a grid.
    <p className={isSlow ? 'wait' : 'sr'} role="status">
      {loading && <span className="sr">{loading}</span>}
      {isSlow && <span>{toasts.stillWorking}</span>}
    </p>
  );
}
