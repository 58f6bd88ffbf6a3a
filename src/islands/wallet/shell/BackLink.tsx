import { interpolate } from '#src/intl/interpolate.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { Link } from '../navigation/Link.tsx';
import { useBackTo } from '../navigation/use-back-to.ts';
import { parentOf, walletPaths, type ScreenName, type WalletPath } from '../paths.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Links to the parent screen, as it was left where the person has come from there; renders nothing on a screen without one. */
export function BackLink({ from }: { from: ScreenName }) {
  const parent = walletPaths.find(({ name }) => name === parentOf(from));
  return parent ? <ParentLink {...parent} /> : null;
}

function ParentLink({ path, name }: { path: WalletPath; name: ScreenName }) {
  const { messages } = useI18n();
  return (
    <Link className="standalone-link back" to={path} onClick={useBackTo(path)}>
      <Icon d={chevron} />
      <span>{interpolate(messages.back, { name: messages.screens[name] })}</span>
    </Link>
  );
}
