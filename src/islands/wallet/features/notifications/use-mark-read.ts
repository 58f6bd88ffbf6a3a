import type { Notification } from '#contract/notifications.ts';
import { errorText } from '#src/stores/errors/error-message.ts';
import { isNetworkFailure } from '#src/stores/errors/error-predicates.ts';
import { isUnsure } from '#src/stores/errors/unsure.ts';
import { notify } from '#src/stores/interface/toasts.ts';
import { markAllRead } from '#src/stores/notifications/notifications.ts';
import { markRead } from '#src/stores/notifications/mark-as-read.ts';
import { useInFlight } from '#src/ui/form/use-single-flight.ts';
import { useWallet, useWords } from '../../i18n/i18n.ts';

/** Says what failed and was taken back: that nobody knows, or that there is no network, else the server's words, else ours. */
export function useTellFailure(): (error: unknown, fallback: string) => void {
  const { noConnection } = useWords('notifications');
  const { words } = useWallet();
  return (error, fallback) => {
    if (isUnsure(error)) notify('error', words.unsure);
    else notify('error', isNetworkFailure(error) ? noConnection : errorText(error, fallback));
  };
}

export function useMarkRead(): (note: Notification) => void {
  const { readFailed } = useWords('notifications');
  const tell = useTellFailure();
  return (note) => {
    markRead(note).catch((error: unknown) => tell(error, readFailed));
  };
}

export function useMarkAll(): { busy: boolean; markAll: () => void } {
  const { allFailed } = useWords('notifications');
  const tell = useTellFailure();
  const { busy, run } = useInFlight();
  const markAll = async () => {
    try {
      await markAllRead();
    } catch (error) {
      tell(error, allFailed);
    }
    return undefined;
  };
  return { busy, markAll: () => void run(markAll) };
}
