import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';

/** What an empty wallet offers: the ways to put something into it. */
export function FirstDeposit() {
  const { empty } = useMessages('myAssets');
  return (
    <EmptyState heading={empty.heading} text={empty.text}>
      <Link className="button primary" to="/w/receive?tab=cash">
        {empty.deposit}
      </Link>
      <Link className="button" to="/w/receive">
        {empty.receive}
      </Link>
    </EmptyState>
  );
}
