import { useStore } from '@nanostores/react';
import type { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { $displaySettings, $displaySettingsLoaded } from '#src/stores/preferences/display-settings.ts';
import { recheckSession } from '#src/stores/session/wallet-session.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { EmptyState } from '../status/EmptyState.tsx';
import { RequestId } from '../status/RequestId.tsx';

/** Nobody could say who this is: what happened, where the money is, what to do. */
export function SessionError({ error }: { error: ApiError | null }) {
  const { words } = useI18n();
  const { start } = words;
  const { hide_balances: hidden } = useStore($displaySettings);
  const said = error?.serverMessage ? sanitizeText(error.serverMessage) : '';
  // Whoever hides balances is told nothing with a figure; what masks one comes later than this.
  const own = (hidden || !$displaySettingsLoaded.get()) && /\p{N}/u.test(said) ? '' : said;
  const text = error?.kind === 'network' && !navigator.onLine ? start.offlineText : own || start.failedText;
  return (
    <EmptyState heading={start.failed} text={text} note={start.safe} isAlert>
      <Button variant="primary" onClick={() => void recheckSession()}>
        {start.retry}
      </Button>
      <RequestId error={error} />
    </EmptyState>
  );
}
