import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { $panels, type PanelName } from '#src/stores/interface/panels.ts';
import { $unreadCount } from '#src/stores/notifications/unread-count.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { bell, chevronDown, help, search } from '#src/ui/icons/frame.ts';
import { usePanels } from '../panels/use-panels.ts';
import { useI18n } from '../i18n/i18n.ts';
import { Avatar } from '../person/Avatar.tsx';
import { greetingName, fullName } from '../person/user-name.ts';

/** More than this is a number nobody counts. */
const MOST = 99;

/** What the header opens: search, help, notifications, the profile. */
export function HeaderActions() {
  const { words, locale } = useI18n();
  const { header } = words;
  const { user } = useStore($auth, { keys: ['user'] });
  const unread = useStore($unreadCount) ?? 0;
  const open = useStore($panels);
  const { show } = usePanels();
  const name = fullName(user) ?? words.anonymous;
  const opens = (panel: PanelName) =>
    ({
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': open.includes(panel),
      // later/warm-up.ts goes by it.
      'data-opens': panel,
      onClick: () => show(panel),
    }) as const;

  return (
    <>
      <button className="find" aria-keyshortcuts="/ Control+K Meta+K" {...opens('search')}>
        <Icon d={search} />
        <span>{header.search}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <button className="tool" aria-label={header.help} {...opens('support')}>
        <Icon d={help} />
      </button>
      <button
        className="tool"
        aria-label={
          unread
            ? interpolate(plural(locale, unread, header.unread), { count: unread })
            : header.notifications
        }
        {...opens('notifications')}
      >
        <Icon d={bell} />
        {unread > 0 && (
          <span className="count" aria-hidden="true">
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </button>
      <button
        className="me"
        aria-label={interpolate(words.popup.open, {
          name: user?.username ? `${name} @${user.username}` : name,
        })}
        {...opens('profile')}
      >
        <Avatar />
        <span className="called">{greetingName(user) ?? words.anonymous}</span>
        <Icon d={chevronDown} />
      </button>
    </>
  );
}
