import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { plus, receive, transfers } from '#src/ui/icons/feature.ts';
import { send } from '#src/ui/icons/frame.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** What can be done with the money, in reach at every width. */
export function ActionLinks() {
  const { screens } = useI18n().messages;
  const { actions } = useMessages('dashboard');
  const links = [
    { to: '/w/send', icon: send, text: screens.send },
    { to: '/w/receive', icon: receive, text: screens.receive },
    { to: '/w/marketplace', icon: transfers, text: actions.convert },
    { to: '/w/receive?tab=cash', icon: plus, text: actions.deposit },
  ];
  return (
    <ul className="actions">
      {links.map(({ to, icon, text }) => (
        <li key={to}>
          <Link to={to}>
            <i>
              <Icon d={icon} />
            </i>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
