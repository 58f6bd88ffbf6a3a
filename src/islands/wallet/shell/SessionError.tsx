import { useStore } from '@nanostores/react';
import type { ApiError } from '#src/api/api-error.ts';
import { cleanServerText } from '#src/api/sanitize-text.ts';
import { pathIn } from '#src/intl/locale.ts';
import { $view, $viewKnown } from '#src/stores/preferences/display-settings.ts';
import { lookAgain } from '#src/stores/session/wallet-session.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useWallet } from '../i18n/i18n.ts';
import { Blank } from '../status/EmptyState.tsx';
import { RequestId } from '../status/RequestId.tsx';

/** Nobody could say who this is: what happened, where the money is, what to do. */
export function Failed({ error }: { error: ApiError | null }) {
  const { words } = useWallet();
  const { start } = words;
  const { hide_balances: hidden } = useStore($view);
  const said = error?.serverMessage ? cleanServerText(error.serverMessage) : '';
  // Whoever hides balances is told nothing with a figure; what masks one comes later than this.
  const own = (hidden || !$viewKnown.get()) && /\p{N}/u.test(said) ? '' : said;
  const text = error?.kind === 'network' && !navigator.onLine ? start.offlineText : own || start.failedText;
  return (
    <Blank heading={start.failed} text={text} note={start.safe} alarm>
      <Button look="primary" onClick={() => void lookAgain()}>
        {start.retry}
      </Button>
      <RequestId error={error} />
    </Blank>
  );
}

export function SignedOut() {
  const { words, locale } = useWallet();
  const { start } = words;
  return (
    <Blank heading={start.signedOut} text={start.signedOutText}>
      <a className="button primary" href={pathIn(locale, '/login')}>
        {start.login}
      </a>
    </Blank>
  );
}
