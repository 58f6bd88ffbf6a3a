import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { MyCode } from '../code/MyCode.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { PanelLink } from '../../../panels/PanelLink.tsx';
import { topUpPath } from '../../../paths.ts';

/** The short form of /w/receive: the person's code, and the ways to everything else. The chosen asset leads to its own address. */
export function ReceivePanel() {
  const { panel, tabs } = useMessages('receive');
  const { token } = useStore($selection, { keys: ['token'] });
  // Cash has no address.
  const isCoin = token !== null && assets[token].kind === 'crypto';
  return (
    <div className="receive-panel">
      <MyCode />
      <p className="row">
        <PanelLink className="button primary" to={isCoin ? topUpPath(token) : '/w/receive'}>
          {panel.address}
        </PanelLink>
        <PanelLink className="button" to="/w/receive?tab=cash">
          {tabs.cash}
        </PanelLink>
        <PanelLink className="button" to="/w/receive?tab=user">
          {panel.request}
        </PanelLink>
      </p>
    </div>
  );
}
