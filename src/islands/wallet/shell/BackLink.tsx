import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { interpolate } from '#src/intl/interpolate.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { previousAddress } from '../navigation/history-entries.ts';
import { parsePanels } from '../panels/panel-url.ts';
import { parentOf, walletPaths, type ScreenName } from '../paths.ts';
import { useI18n } from '../i18n/i18n.ts';

/**
 * Links to the parent screen; renders nothing on a screen without one. Where the person has come from there it is the browser's Back:
 * the parent is as they left it, with its filter and its place.
 */
export function BackLink({ from }: { from: ScreenName }) {
  const { messages } = useI18n();
  const navigate = useNavigate();
  const parent = walletPaths.find(({ name }) => name === parentOf(from));
  if (!parent) return null;
  const handleClick = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !isPrevious(parent.path)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className="back" to={parent.path} onClick={handleClick}>
      <Icon d={chevron} />
      <span>{interpolate(messages.back, { name: messages.screens[parent.name] })}</span>
    </Link>
  );
}

/** Whether Back leads to a screen, and to no panel over it. */
function isPrevious(path: string): boolean {
  const [pathname, search = ''] = (previousAddress() ?? '').split('?');
  return pathname === path && parsePanels(search).length === 0;
}
