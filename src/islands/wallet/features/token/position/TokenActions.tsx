import { useStore } from '@nanostores/react';
import { assets, type AssetId } from '#contract/assets.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { $walletAssets } from '#src/stores/money/wallet-assets.ts';
import { plus, receive, transfers } from '#src/ui/icons/feature.ts';
import { send } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { minus } from '#src/ui/icons/profile.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { isZero } from '../../../money/holdings.ts';
import { Link } from '../../../navigation/Link.tsx';
import { convertSheet } from '../../../panels/sheet-url.ts';
import { useSheets } from '../../../panels/use-sheets.ts';
import { topUpPath } from '../../../paths.ts';

/**
 * What can be done with an asset, the likeliest first. Buying and selling are converting; cash is neither bought nor sold. What the
 * wallet can't do with the asset is left out once that is known, and so is what needs some of it where there is none.
 */
export function TokenActions({ asset }: { asset: AssetId }) {
  const { actions } = useMessages('token');
  const { screens } = useI18n().messages;
  const { open } = useSheets();
  const { data: walletAssets } = useStore($walletAssets);
  const { data: balances } = useStore($balances);
  const flags = walletAssets?.items.find(({ id }) => id === asset)?.flags;
  const balance = balances?.items.find((one) => one.asset === asset);
  const isAvailable = balance !== undefined && !isZero(balance.available);
  const isCash = assets[asset].kind === 'fiat';
  const canConvert = flags?.convert !== false;
  const convert = (direction: 'from' | 'to') => open('convert', convertSheet({ [direction]: asset }));
  return (
    <div className="token-actions" role="group" aria-label={actions.label}>
      {canConvert && (
        <button
          className="button primary"
          type="button"
          onClick={() => convert(isCash && isAvailable ? 'from' : 'to')}
        >
          <Icon d={isCash ? transfers : plus} />
          <span>{isCash ? actions.convert : actions.buy}</span>
        </button>
      )}
      {canConvert && isAvailable && !isCash && (
        <button className="button" type="button" onClick={() => convert('from')}>
          <Icon d={minus} />
          <span>{actions.sell}</span>
        </button>
      )}
      {flags?.receive !== false && (isCash || !isAvailable) && (
        <Link className="button" to={topUpPath(asset)}>
          <Icon d={receive} />
          <span>{screens.receive}</span>
        </Link>
      )}
      {flags?.send !== false && isAvailable && (
        <Link className="button" to={`/w/send?asset=${asset}`}>
          <Icon d={send} />
          <span>{screens.send}</span>
        </Link>
      )}
    </div>
  );
}
