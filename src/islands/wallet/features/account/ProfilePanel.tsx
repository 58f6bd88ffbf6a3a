import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { $auth } from '#src/stores/session/auth.ts';
import { screenAt } from '../../paths.ts';
import { Avatar } from '../../person/Avatar.tsx';
import { CopyUsername } from '../../person/CopyUsername.tsx';
import { places, settings } from '../../shell/nav-items.ts';
import { LogoutItem, MenuList } from '../../shell/NavList.tsx';
import { fullName } from '../../person/user-name.ts';
import { useWallet } from '../../i18n/i18n.ts';

/** Spec section 2, Profile popup: avatar, name, @username to copy, the menu. */
export function ProfileTab() {
  const { words } = useWallet();
  const { pathname } = useLocation();
  const { user } = useStore($auth, { keys: ['user'] });
  const shown = screenAt(pathname);
  return (
    <>
      <div className="id">
        <Avatar size="big" />
        <b>{fullName(user) ?? words.anonymous}</b>
        {user?.username && <CopyUsername username={user.username} />}
      </div>
      <MenuList items={places} shown={shown} within="panel" />
      <h3>{words.nav.settings}</h3>
      <MenuList items={settings} shown={shown} within="panel" />
      <LogoutItem />
    </>
  );
}
