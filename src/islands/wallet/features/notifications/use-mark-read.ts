import type { Notification } from '#contract/notifications.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isNetworkError, isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { markAllRead } from '#src/stores/notifications/notifications.ts';
import { markRead } from '#src/stores/notifications/mark-as-read.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

/** Shows why a change was rolled back: outcome unknown, no connection, else the server's message or the fallback. */
export function useErrorToast(): (error: unknown, fallback: string) => void {
  const { noConnection } = useMessages('notifications');
  const { messages } = useI18n();
  return (error, fallback) => {
    if (isOutcomeUnknown(error)) showToast('error', messages.unsure);
    else showToast('error', isNetworkError(error) ? noConnection : errorMessage(error, fallback));
  };
}

export function useMarkRead(): (note: Notification) => void {
  const { readFailed } = useMessages('notifications');
  const showError = useErrorToast();
  return (note) => {
    markRead(note).catch((error: unknown) => showError(error, readFailed));
  };
}

export function useMarkAll(): { busy: boolean; markAll: () => void } {
  const { allFailed } = useMessages('notifications');
  const showError = useErrorToast();
  const { busy, run } = useSingleFlight();
  const markAll = async () => {
    try {
      await markAllRead();
    } catch (error) {
      showError(error, allFailed);
    }
    return undefined;
  };
  return { busy, markAll: () => void run(markAll) };
}
