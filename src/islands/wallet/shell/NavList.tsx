import { Icon } from '#src/ui/icons/Icon.tsx';
import { logout as logoutIcon } from '#src/ui/icons/frame.ts';
import { QuestionLink } from '../dialog/QuestionLink.tsx';
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
  /** What the list stands in. The screen replaces the panel’s entry in the history, if it has one: not where an address has opened it. */
  within?: 'panel' | 'dialog';
}

export function NavList({ items, shown, onFollow, within }: MenuListProps) {
  const { messages } = useI18n();
  return (
    <ul>
      {items.map(({ label, screen, to, icon }) => (
        <li key={to}>
          {within === 'dialog' ? (
            <QuestionLink to={to} aria-current={ariaCurrent(screen, shown)} onClick={onFollow}>
              <Icon d={icon} />
              <span>{messages.nav[label]}</span>
            </QuestionLink>
          ) : (
            <Link
              to={to}
              replace={within === 'panel' && panelOfHistoryEntry() !== null}
              aria-current={ariaCurrent(screen, shown)}
              onClick={onFollow}
            >
              <Icon d={icon} />
              <span>{messages.nav[label]}</span>
            </Link>
          )}
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
