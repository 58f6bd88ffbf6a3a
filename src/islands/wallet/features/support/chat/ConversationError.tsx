import type { ApiError } from '#src/api/api-error.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { RequestId } from '../../../status/RequestId.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { useChatNavigation } from './use-chat-navigation.ts';

/** Nothing of it could be had, or there is no such conversation. */
export function ConversationError({
  error,
  busy,
  onRetry,
}: {
  error: ApiError;
  busy: boolean;
  onRetry: () => void;
}) {
  const messages = useMessages('walletChat');
  const { list } = useChatNavigation();
  if (error.status === 404)
    return (
      <EmptyState heading={messages.gone} text={messages.goneText}>
        <Button variant="primary" onClick={list}>
          {messages.back}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      heading={messages.failed}
      text={isNetworkError(error) ? messages.offlineText : messages.failedText}
      isAlert
    >
      <Button variant="primary" busy={busy} busyLabel={messages.retrying} onClick={onRetry}>
        {messages.retry}
      </Button>
      <RequestId error={error} />
    </EmptyState>
  );
}
