import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import { fill } from '#src/intl/fill.ts';
import { $auth } from '#src/stores/auth.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { chevronDown } from '#src/ui/icon-paths.ts';
import type { ScreenName } from '../paths.ts';
import { useWallet } from '../words.ts';
import { Avatar } from './Avatar.tsx';
import { CopyUsername } from './CopyUsername.tsx';
import { places, settings } from './menu.ts';
import { LogoutItem, MenuList } from './MenuList.tsx';
import { callName, fullName } from './person.ts';

/** Spec section 2, Profile popup: a popover of 230 px, which brings Escape and closing by a press elsewhere. */
export function ProfilePopup({ shown }: { shown: ScreenName | null }) {
  const { words } = useWallet();
  const { user } = useStore($auth, { keys: ['user'] });
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const name = fullName(user) ?? words.anonymous;
  const close = () => popup.current?.hidePopover();

  return (
    <>
      <button
        className="me"
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={fill(words.popup.open, { name: user?.username ? `${name} @${user.username}` : name })}
      >
        <Avatar />
        <span className="called">{callName(user) ?? words.anonymous}</span>
        <Icon d={chevronDown} />
      </button>
      <div
        ref={popup}
        id={id}
        className="popup profile"
        popover="auto"
        role="dialog"
        aria-label={words.popup.label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="id">
          <Avatar size="big" />
          <b>{name}</b>
          {user?.username && <CopyUsername username={user.username} />}
        </div>
        <MenuList items={places} shown={shown} onFollow={close} />
        <h2>{words.nav.settings}</h2>
        <MenuList items={settings} shown={shown} onFollow={close} />
        <LogoutItem />
      </div>
    </>
  );
}
