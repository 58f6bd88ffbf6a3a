import { localizePath } from '#src/intl/locale.ts';
import { useI18n } from '../i18n/i18n.ts';
import { EmptyState } from '../status/EmptyState.tsx';

/** Logged out, and the login page could not be opened. */
export function SignedOut() {
  const { messages, locale } = useI18n();
  const { start } = messages;
  return (
    <EmptyState heading={start.signedOut} text={start.signedOutText}>
      <a className="button primary" href={localizePath(locale, '/login')}>
        {start.login}
      </a>
    </EmptyState>
  );
}
