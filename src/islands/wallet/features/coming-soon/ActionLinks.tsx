import { Link } from 'react-router-dom';
import { localizePath } from '#src/intl/locale.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { PanelLink } from '../../panels/PanelLink.tsx';
import { usePanels } from '../../panels/use-panels.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { actionLinks, type ActionLinkName } from './action-links.ts';

interface WaysProps {
  names: readonly ActionLinkName[];
  /** In a panel, whose own entry of the history gives way to a screen. */
  within?: 'panel';
}

/** What one can do today, each a press away. */
export function ActionLinks({ names, within }: WaysProps) {
  const { ways: labels } = useMessages('coming');
  const { locale } = useI18n();
  const { show } = usePanels();
  const To = within === 'panel' ? PanelLink : Link;
  return (
    <div className="row">
      {names.map((name) => {
        const way = actionLinks[name];
        if ('panel' in way)
          return (
            <Button key={name} aria-haspopup="dialog" onClick={() => show(way.panel)}>
              {labels[name]}
            </Button>
          );
        if ('page' in way)
          return (
            <a key={name} className="button" href={localizePath(locale, way.page)}>
              {labels[name]}
            </a>
          );
        return (
          <To key={name} className="button" to={way.to}>
            {labels[name]}
          </To>
        );
      })}
    </div>
  );
}
