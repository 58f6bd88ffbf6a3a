import { useId } from 'react';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { bell, devices, gift, link, market, person, shield, wallet } from '#src/ui/icons/frame.ts';
import { Link } from '../../navigation/Link.tsx';
import type { ScreenName, WalletPath } from '../../paths.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

const links = [
  { screen: 'profile', to: '/w/profile', icon: person },
  { screen: 'security', to: '/w/security', icon: shield },
  { screen: 'devices', to: '/w/devices-and-activities', icon: devices },
  { screen: 'linkedAccounts', to: '/w/linked-accounts', icon: link },
  { screen: 'notifications', to: '/w/notifications', icon: bell },
  { screen: 'tradeSettings', to: '/w/trade-settings', icon: market },
  { screen: 'financialHistory', to: '/w/financial-history', icon: wallet },
  { screen: 'referral', to: '/w/referral', icon: gift },
] as const satisfies readonly { screen: ScreenName; to: WalletPath; icon: string }[];

export function SettingsLinks() {
  const { messages } = useI18n();
  const { places: texts } = useMessages('account');
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{texts.heading}</h2>
      </header>
      <ul className="places">
        {links.map(({ screen, to, icon }) => (
          <li key={screen}>
            <Link to={to}>
              <Icon d={icon} />
              <span>
                <span>{messages.screens[screen]}</span>
                <small>{texts[screen]}</small>
              </span>
              <Icon d={chevron} className="on" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
