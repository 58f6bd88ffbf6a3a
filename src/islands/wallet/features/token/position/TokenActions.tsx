import { useStore } from '@nanostores/react';
import { Link } from 'react-router-dom';
import type { AssetId } from '#contract/assets.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { $walletAssets } from '#src/stores/money/wallet-assets.ts';
import { receive, transfers } from '#src/ui/icons/feature.ts';
import { send } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { isZero } from '../../../money/holdings.ts';
import { convertSheet } from '../../../panels/sheet-url.ts';
import { useSheets } from '../../../panels/use-sheets.ts';
import { topUpPath } from '../../../paths.ts';

/** What can be done with an asset. What the wallet can't do with it is left out once that is known. */
export function TokenActions({ asset }: { asset: AssetId }) {
  const { actions } = useMessages('token');
  const { screens } = useI18n().messages;
  const { open } = useSheets();
  const { data: walletAssets } = useStore($walletAssets);
  const { data: balances } = useStore($balances);
  const flags = walletAssets?.items.find(({ id }) => id === asset)?.flags;
  const available = balances?.items.find((one) => one.asset === asset)?.available ?? '0';
  return (
    <div className="token-actions" role="group" aria-label={actions.label}>
      {flags?.send !== false && (
        <Link className="button primary" to={`/w/send?asset=${asset}`}>
          <Icon d={send} />
          <span>{screens.send}</span>
        </Link>
      )}
      {flags?.receive !== false && (
        <Link className="button" to={topUpPath(asset)}>
          <Icon d={receive} />
          <span>{screens.receive}</span>
        </Link>
      )}
      {flags?.convert !== false && (
        <button
          className="button"
          type="button"
          // Who has none of it can only convert something into it.
          onClick={() => open('convert', convertSheet(isZero(available) ? { to: asset } : { from: asset }))}
        >
          <Icon d={transfers} />
          <span>{actions.convert}</span>
        </button>
      )}
    </div>
  );
}
