import { Link } from 'react-router-dom';
import { localizePath } from '#src/intl/locale.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { PanelLink } from '../../panels/PanelLink.tsx';
import { usePanels } from '../../panels/use-panels.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { actionLinks, type ActionLinkName } from './action-links.ts';

interface ActionLinksProps {
  names: readonly ActionLinkName[];
  /** `panel`: a screen replaces the panel's entry in the history. */
  within?: 'panel';
}

/** Links and buttons for what a person can do today instead. */
export function ActionLinks({ names, within }: ActionLinksProps) {
  const { ways: labels } = useMessages('coming');
  const { locale } = useI18n();
  const { show } = usePanels();
  const LinkComponent = within === 'panel' ? PanelLink : Link;
  return (
    <div className="row">
      {names.map((name) => {
        const target = actionLinks[name];
        if ('panel' in target)
          return (
            <Button key={name} aria-haspopup="dialog" onClick={() => show(target.panel)}>
              {labels[name]}
            </Button>
          );
        if ('page' in target)
          return (
            <a key={name} className="button" href={localizePath(locale, target.page)}>
              {labels[name]}
            </a>
          );
        return (
          <LinkComponent key={name} className="button" to={target.to}>
            {labels[name]}
          </LinkComponent>
        );
      })}
    </div>
  );
}
