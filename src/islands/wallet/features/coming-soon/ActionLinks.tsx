import { Link } from 'react-router-dom';
import { localizePath } from '#src/intl/locale.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { usePanels } from '../../panels/use-panels.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { actionLinks, type ActionLinkName } from './action-links.ts';

/** Links and buttons for what a person can do today instead. */
export function ActionLinks({ names }: { names: readonly ActionLinkName[] }) {
  const { ways: labels } = useMessages('coming');
  const { locale } = useI18n();
  const { show } = usePanels();
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
          <Link key={name} className="button" to={target.to}>
            {labels[name]}
          </Link>
        );
      })}
    </div>
  );
}
