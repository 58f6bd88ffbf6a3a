import { chevron } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { document, list } from '#src/ui/icons/records.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';

/** The ways to what has moved the money: the menu has none. */
export function Doors() {
  const { doors } = useMessages('myAssets');
  return (
    <nav className="doors" aria-label={doors.label}>
      <Link to="/w/transactions">
        <Icon d={list} />
        <span>{doors.transactions}</span>
        <Icon d={chevron} />
      </Link>
      <Link to="/w/financial-history">
        <Icon d={document} />
        <span>{doors.statement}</span>
        <Icon d={chevron} />
      </Link>
    </nav>
  );
}
