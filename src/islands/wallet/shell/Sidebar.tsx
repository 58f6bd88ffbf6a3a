import { useStore } from '@nanostores/react';
import { $sidebar, setSidebar } from '#src/stores/interface/sidebar.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { panel } from '#src/ui/icons/frame.ts';
import { LogoMark } from '#src/ui/brand/Logo.tsx';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { Link } from '../navigation/Link.tsx';
import type { ScreenName } from '../paths.ts';
import { useI18n } from '../i18n/i18n.ts';
import { mainItems, settingsItems } from './nav-items.ts';
import { LogoutItem, NavList } from './NavList.tsx';

/** 248 px with labels, or a rail of 76; not there on a phone. */
export function Sidebar({ shown }: { shown: ScreenName | null }) {
  const { messages, product, locale } = useI18n();
  const chosen = useStore($sidebar);
  const wide = useMediaQuery('(width >= 72.5em)');
  const open = chosen === null ? wide : chosen === 'open';
  const label = open ? messages.nav.collapse : messages.nav.expand;

  return (
    <nav className="side" aria-label={messages.nav.label}>
      <Link className="brand" to="/w">
        <LogoMark />
        <span>{product[locale]}</span>
      </Link>
      <NavList items={mainItems} shown={shown} />
      <h2>{messages.nav.settings}</h2>
      <NavList items={settingsItems} shown={shown} />
      <LogoutItem />
      <button
        className="fold"
        type="button"
        aria-expanded={open}
        onClick={() => setSidebar(open ? 'rail' : 'open')}
      >
        <Icon d={panel} />
        <span>{label}</span>
      </button>
    </nav>
  );
}
