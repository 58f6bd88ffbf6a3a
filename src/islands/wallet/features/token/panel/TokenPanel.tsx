import { useStore } from '@nanostores/react';
import { assets, isCoin, type AssetId } from '#contract/assets.ts';
import { afterColon } from '#src/intl/text/marks.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { PanelLink } from '../../../panels/PanelLink.tsx';
import { convertSheet } from '../../../panels/sheet-url.ts';
import { usePanels } from '../../../panels/use-panels.ts';
import { useSheets } from '../../../panels/use-sheets.ts';
import { topUpPath } from '../../../paths.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { CoinFacts } from './CoinFacts.tsx';
import { OwnBalance } from './OwnBalance.tsx';

/** The chosen asset in short: the panel that the specification calls token details. */
export function TokenPanel() {
  const messages = useMessages('tokenPanel');
  const { token } = useStore($selection, { keys: ['token'] });
  const { show } = usePanels();
  if (!token) {
    return (
      <EmptyState heading={messages.noneHeading} text={messages.noneText}>
        <Button onClick={() => show('coins')}>{messages.choose}</Button>
      </EmptyState>
    );
  }
  return <ChosenAsset id={token} />;
}

function ChosenAsset({ id }: { id: AssetId }) {
  const messages = useMessages('tokenPanel');
  const { locale, messages: wallet } = useI18n();
  const { open } = useSheets();
  const { symbol } = assets[id];
  return (
    <div className="token-panel">
      <h3>
        <AssetIcon id={id} />
        <span>{wallet.names[id]}</span> <small translate="no">{symbol}</small>
      </h3>
      <OwnBalance asset={id} />
      <p className="row">
        <PanelLink className="button" to={`/w/send?asset=${id}`}>
          {messages.send}
        </PanelLink>
        <PanelLink className="button" to={topUpPath(id)}>
          {messages.receive}
        </PanelLink>
        <Button onClick={() => open('convert', convertSheet({ from: id }))}>{messages.convert}</Button>
      </p>
      {isCoin(id) ? <CoinFacts id={id} /> : <p className="soft">{messages.noMarket}</p>}
      <PanelLink className="button" to={`/w/token/${id}`}>
        <span>{messages.details}</span>
        <span className="sr">{afterColon(locale, wallet.names[id])}</span>
      </PanelLink>
    </div>
  );
}
