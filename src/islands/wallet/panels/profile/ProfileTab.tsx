import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { $auth } from '#src/stores/session/auth.ts';
import { screenAt } from '../../paths.ts';
import { Avatar } from '../../shell/Avatar.tsx';
import { CopyUsername } from '../../shell/CopyUsername.tsx';
import { places, settings } from '../../shell/menu.ts';
import { LogoutItem, MenuList } from '../../shell/MenuList.tsx';
import { fullName } from '../../shell/person.ts';
import { useWallet } from '../../words.ts';

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
