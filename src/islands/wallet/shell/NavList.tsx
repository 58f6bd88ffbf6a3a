import { Icon } from '#src/ui/icons/Icon.tsx';
import { logout as logoutIcon } from '#src/ui/icons/frame.ts';
import { Link } from '../navigation/Link.tsx';
import type { ScreenName } from '../paths.ts';
import { panelOfHistoryEntry } from '../panels/panel-navigation.ts';
import { useI18n } from '../i18n/i18n.ts';
import { ariaCurrent, type MenuItem } from './nav-items.ts';
import { useLogout } from './use-logout.ts';

interface MenuListProps {
  items: readonly MenuItem[];
  shown: ScreenName | null;
  onFollow?: () => void;
  /** What the list stands in, whose entry in the history the screen replaces. A panel that an address has opened has none. */
  within?: 'panel' | 'dialog';
}

export function NavList({ items, shown, onFollow, within }: MenuListProps) {
  const { messages } = useI18n();
  return (
    <ul>
      {items.map(({ label, screen, to, icon }) => (
        <li key={to}>
          <Link
            to={to}
            replace={within === 'dialog' || (within === 'panel' && panelOfHistoryEntry() !== null)}
            aria-current={ariaCurrent(screen, shown)}
            onClick={onFollow}
          >
            <Icon d={icon} />
            <span>{messages.nav[label]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A button and not a link, because it calls the API. */
export function LogoutItem() {
  const { messages } = useI18n();
  const { busy, logOut } = useLogout();
  return (
    <button type="button" aria-busy={busy || undefined} onClick={logOut}>
      <Icon d={logoutIcon} />
      <span>{busy ? messages.logout.busy : messages.nav.logout}</span>
    </button>
  );
}
