import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { $security } from '#src/stores/security/security.ts';
import { snow } from '#src/ui/icons/account.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { plus, receive, transfers } from '#src/ui/icons/feature.ts';
import { send } from '#src/ui/icons/frame.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { Link } from '../navigation/Link.tsx';
import type { PanelEntry } from '../panels/panel-navigation.ts';
import { convertSheetHref } from '../panels/sheet-url.ts';
import { ACCOUNT_NOTICES } from '../status/account-notices.ts';

interface ActionLink {
  readonly to: string;
  readonly icon: string;
  readonly text: string;
  readonly state?: PanelEntry;
  /** It can't be done now: its target says why, and what to do. */
  readonly isOff?: boolean;
}

/** The notice of the account stands above, with the way out. Where it could not be loaded, the link leads to the screen that has it too. */
function showNotice(event: MouseEvent): void {
  const notice = document.getElementById(ACCOUNT_NOTICES);
  if (!notice) return;
  event.preventDefault();
  notice.focus();
}

/** The panel goes back when it closes, as one that a button opens. */
const OPENS_PANEL: PanelEntry = { opened: 'secondary' };

/** What can be done with the money, in reach at every width. */
export function ActionLinks() {
  const { screens } = useI18n().messages;
  const { actions } = useMessages('dashboard');
  const isFrozen = useStore($security).data?.sending_frozen === true;
  const links: readonly ActionLink[] = [
    isFrozen
      ? { to: '/w/security', icon: snow, text: actions.frozen, isOff: true }
      : { to: '/w/send', icon: send, text: screens.send },
    { to: '/w/receive', icon: receive, text: screens.receive },
    { to: convertSheetHref(), icon: transfers, text: actions.convert, state: OPENS_PANEL },
    { to: '/w/receive?tab=cash', icon: plus, text: actions.deposit },
  ];
  return (
    <ul className="actions">
      {links.map(({ to, icon, text, state, isOff = false }) => (
        <li key={to} className={isOff ? 'off' : undefined}>
          <Link to={to} state={state} onClick={isOff ? showNotice : undefined}>
            <i>
              <Icon d={icon} />
            </i>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
