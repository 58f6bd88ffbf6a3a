import { Link } from 'react-router-dom';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useLogout } from '../../shell/use-logout.ts';
import { useI18n } from '../../i18n/i18n.ts';

/** /w/logout asks before it logs out: opening a URL alone must not end a session. */
export function Logout() {
  const { messages, product, locale } = useI18n();
  const { busy, logOut } = useLogout();
  const heading = removeHanSpaces(interpolate(messages.logout.heading, { product: product[locale] }));
  return (
    <EmptyState heading={heading} text={messages.logout.text}>
      <Button variant="primary" busy={busy} busyLabel={messages.logout.busy} onClick={logOut}>
        {messages.logout.confirm}
      </Button>
      <Link className="button" to="/w">
        {messages.logout.stay}
      </Link>
    </EmptyState>
  );
}
