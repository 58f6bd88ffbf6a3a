import { Link } from 'react-router-dom';
import { interpolate } from '#src/intl/interpolate.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { parentOf, walletPaths, type ScreenName } from '../paths.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Links to the parent screen; renders nothing on a screen without one. */
export function BackLink({ from }: { from: ScreenName }) {
  const { messages } = useI18n();
  const parent = walletPaths.find(({ name }) => name === parentOf(from));
  if (!parent) return null;
  return (
    <Link className="back" to={parent.path}>
      <Icon d={chevron} />
      <span>{interpolate(messages.back, { name: messages.screens[parent.name] })}</span>
    </Link>
  );
}
