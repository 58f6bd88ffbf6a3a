import { Link } from 'react-router-dom';
import { closeHan } from '#src/intl/text/remove-han-spaces.ts';
import { fill } from '#src/intl/interpolate.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Blank } from '../../status/EmptyState.tsx';
import { useLogout } from '../../shell/use-logout.ts';
import { useWallet } from '../../i18n/i18n.ts';

/** /w/logout asks first: an address alone must not end a session. */
export function Logout() {
  const { words, product, locale } = useWallet();
  const { busy, logOut } = useLogout();
  const heading = closeHan(fill(words.logout.heading, { product: product[locale] }));
  return (
    <Blank heading={heading} text={words.logout.text}>
      <Button look="primary" busy={busy} busyLabel={words.logout.busy} onClick={logOut}>
        {words.logout.confirm}
      </Button>
      <Link className="button" to="/w">
        {words.logout.stay}
      </Link>
    </Blank>
  );
}
