import { useState } from 'react';
import { Dialog } from '#src/ui/feedback/Dialog.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { home, market, more, send, wallet } from '#src/ui/icons/frame.ts';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { Link } from '../navigation/Link.tsx';
import type { ScreenName, WalletPath } from '../paths.ts';
import { useI18n } from '../i18n/i18n.ts';
import { ariaCurrent, settingsItems } from './nav-items.ts';
import { LogoutItem, NavList } from './NavList.tsx';

const items = [
  { label: 'dashboard', screen: 'dashboard', to: '/w', icon: home },
  { label: 'assets', screen: 'assets', to: '/w/assets', icon: wallet },
  { label: 'send', screen: 'send', to: '/w/send', icon: send },
  { label: 'market', screen: 'marketplace', to: '/w/marketplace', icon: market },
] as const satisfies readonly { label: string; screen: ScreenName; to: WalletPath; icon: string }[];

/** The bar at the bottom of a phone; “More” opens the rest of the menu. */
export function BottomNav({ shown }: { shown: ScreenName | null }) {
  const { messages } = useI18n();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, () => {
    close();
    return true;
  });
  const isInMore = settingsItems.some(({ screen }) => ariaCurrent(screen, shown));

  return (
    <>
      <nav className="dock" aria-label={messages.dock.label}>
        {items.map(({ label, screen, to, icon }) => (
          <Link
            key={to}
            to={to}
            className={label === 'send' ? 'go' : undefined}
            aria-current={ariaCurrent(screen, shown)}
          >
            <Icon d={icon} />
            <span>{messages.dock[label]}</span>
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-current={isInMore || undefined}
          onClick={() => setOpen(true)}
        >
          <Icon d={more} />
          <span>{messages.dock.more}</span>
        </button>
      </nav>
      <Dialog open={open} onClose={close} title={messages.more.title} className="more">
        <NavList items={settingsItems} shown={shown} onFollow={close} within="dialog" />
        <LogoutItem />
        <button className="button wide" type="button" onClick={close}>
          {messages.more.close}
        </button>
      </Dialog>
    </>
  );
}
