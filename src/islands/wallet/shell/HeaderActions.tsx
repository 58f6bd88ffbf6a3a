import { useStore } from '@nanostores/react';
import { fullName, greetingName } from '#src/api/person-name.ts';
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

/** A larger number of unread notifications shows as `99+`. */
const MAX_SHOWN = 99;

/** The header's buttons: search, help, notifications, the profile. */
export function HeaderActions() {
  const { messages, locale } = useI18n();
  const { header } = messages;
  const { user } = useStore($auth, { keys: ['user'] });
  const unread = useStore($unreadCount) ?? 0;
  const open = useStore($panels);
  const { show } = usePanels();
  const name = fullName(user) ?? messages.anonymous;
  const opener = (panel: PanelName) =>
    ({
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': open.includes(panel),
      // prefetch-on-intent.ts reads it.
      'data-opens': panel,
      onClick: () => show(panel),
    }) as const;

  return (
    <>
      <button className="find" aria-keyshortcuts="/ Control+K Meta+K" {...opener('search')}>
        <Icon d={search} />
        <span>{header.search}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <button className="tool" aria-label={header.help} {...opener('support')}>
        <Icon d={help} />
      </button>
      <button
        className="tool"
        aria-label={
          unread
            ? interpolate(plural(locale, unread, header.unread), { count: unread })
            : header.notifications
        }
        {...opener('notifications')}
      >
        <Icon d={bell} />
        {unread > 0 && (
          <span className="count" aria-hidden="true">
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </span>
        )}
      </button>
      <button
        className="me"
        aria-label={interpolate(messages.popup.open, {
          name: user?.username ? `${name} @${user.username}` : name,
        })}
        {...opener('profile')}
      >
        <Avatar />
        <span className="called">{greetingName(user) ?? messages.anonymous}</span>
        <Icon d={chevronDown} />
      </button>
    </>
  );
}
