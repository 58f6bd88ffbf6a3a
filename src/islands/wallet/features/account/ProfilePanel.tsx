import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { fullName } from '#src/api/person-name.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { matchScreen } from '../../paths.ts';
import { Avatar } from '../../person/Avatar.tsx';
import { CopyUsername } from '../../person/CopyUsername.tsx';
import { mainItems, settingsItems } from '../../shell/nav-items.ts';
import { LogoutItem, NavList } from '../../shell/NavList.tsx';
import { useI18n } from '../../i18n/i18n.ts';

/** Spec section 2, Profile popup: avatar, name, @username to copy, the menu. */
export function ProfilePanel() {
  const { messages } = useI18n();
  const { pathname } = useLocation();
  const { user } = useStore($auth, { keys: ['user'] });
  const shown = matchScreen(pathname);
  return (
    <>
      <div className="id">
        <Avatar size="big" />
        <b translate={fullName(user) === null ? undefined : 'no'}>{fullName(user) ?? messages.anonymous}</b>
        {user?.username && <CopyUsername username={user.username} />}
      </div>
      <NavList items={mainItems} shown={shown} within="panel" />
      <h3>{messages.nav.settings}</h3>
      <NavList items={settingsItems} shown={shown} within="panel" />
      <LogoutItem />
    </>
  );
}
