import { Link } from 'react-router-dom';
import { fill } from '#src/intl/fill.ts';
import { Button } from '#src/ui/Button.tsx';
import { Blank } from '../../shell/Blank.tsx';
import { useLogout } from '../../shell/use-logout.ts';
import { useWallet } from '../../words.ts';

/** /w/logout asks first: an address alone must not end a session. */
export function Logout() {
  const { words, product } = useWallet();
  const { busy, logOut } = useLogout();
  return (
    <Blank heading={fill(words.logout.heading, { product })} text={words.logout.text}>
      <Button look="primary" busy={busy} busyLabel={words.logout.busy} onClick={logOut}>
        {words.logout.confirm}
      </Button>
      <Link className="button" to="/w">
        {words.logout.stay}
      </Link>
    </Blank>
  );
}
