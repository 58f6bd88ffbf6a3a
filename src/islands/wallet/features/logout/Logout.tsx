import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { $openPayments } from '#src/stores/interface/open-payment.ts';
import { hasUnresolvedPayment } from '#src/stores/session/unresolved-payment.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Link } from '../../navigation/Link.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useLogout } from '../../shell/use-logout.ts';
import { useI18n } from '../../i18n/i18n.ts';

/** /w/logout asks before it logs out: opening a URL alone must not end a session, and with it goes a payment that is being checked. */
export function Logout() {
  const { messages, product, locale } = useI18n();
  const { busy, logOut } = useLogout();
  // Rendered anew when a payment's end becomes known.
  useStore($openPayments);
  const { logout } = messages;
  if (hasUnresolvedPayment())
    return (
      <EmptyState heading={logout.checkingHeading} text={logout.checkingText} isAlert>
        <Link className="button primary" to="/w/send?step=status">
          {logout.checkingLink}
        </Link>
        <Button busy={busy} busyLabel={logout.busy} onClick={logOut}>
          {logout.confirm}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      heading={removeHanSpaces(interpolate(logout.heading, { product: product[locale] }))}
      text={logout.text}
    >
      <Button variant="primary" busy={busy} busyLabel={logout.busy} onClick={logOut}>
        {logout.confirm}
      </Button>
      <Link className="button" to="/w">
        {logout.stay}
      </Link>
    </EmptyState>
  );
}
