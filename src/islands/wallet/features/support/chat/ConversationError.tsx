import type { ApiError } from '#src/api/api-error.ts';
import { isNetworkFailure } from '#src/stores/errors/error-predicates.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Blank } from '../../../status/EmptyState.tsx';
import { RequestId } from '../../../status/RequestId.tsx';
import { useWords } from '../../../i18n/i18n.ts';
import { useChat } from './use-chat-navigation.ts';

/** Nothing of it could be had, or there is no such conversation. */
export function TalkFailed({
  error,
  busy,
  onRetry,
}: {
  error: ApiError;
  busy: boolean;
  onRetry: () => void;
}) {
  const words = useWords('walletChat');
  const { list } = useChat();
  if (error.status === 404)
    return (
      <Blank heading={words.gone} text={words.goneText}>
        <Button look="primary" onClick={list}>
          {words.back}
        </Button>
      </Blank>
    );
  return (
    <Blank heading={words.failed} text={isNetworkFailure(error) ? words.offlineText : words.failedText} alarm>
      <Button look="primary" busy={busy} busyLabel={words.retrying} onClick={onRetry}>
        {words.retry}
      </Button>
      <RequestId error={error} />
    </Blank>
  );
}
