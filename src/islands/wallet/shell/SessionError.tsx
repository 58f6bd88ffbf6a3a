import { useStore } from '@nanostores/react';
import type { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { recheckSession } from '#src/stores/session/wallet-session.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { EmptyState } from '../status/EmptyState.tsx';
import { RequestId } from '../status/RequestId.tsx';

/** The status check failed: what happened, that the money is safe, and how to try again. */
export function SessionError({ error }: { error: ApiError | null }) {
  const { messages } = useI18n();
  const { start } = messages;
  const hidden = useStore($balancesHidden) !== false;
  const message = error?.serverMessage ? sanitizeText(error.serverMessage) : '';
  // With hidden balances a message with digits is left out: the code that masks amounts is loaded later.
  const shownMessage = hidden && /\p{N}/u.test(message) ? '' : message;
  const text =
    error?.kind === 'network' && !navigator.onLine ? start.offlineText : shownMessage || start.failedText;
  return (
    <EmptyState heading={start.failed} text={text} note={start.safe} isAlert>
      <Button variant="primary" onClick={() => void recheckSession()}>
        {start.retry}
      </Button>
      <RequestId error={error} />
    </EmptyState>
  );
}
