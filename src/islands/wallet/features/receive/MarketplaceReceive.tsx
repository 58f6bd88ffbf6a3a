import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { $selection, $steps } from '#src/stores/interface/panels.ts';
import { Link } from '../../navigation/Link.tsx';
import { useIsCurrentEntry } from '../../navigation/use-is-current-entry.ts';
import { Redirect } from '../../navigation/Redirect.tsx';
import { isCash, topUpPath } from '../../paths.ts';
import { BackLink } from '../../shell/BackLink.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { ReceiveCrypto } from './crypto/ReceiveCrypto.tsx';

/** /w/marketplace/receive: the address of the coin that was looked at in the market. */
export function MarketplaceReceive() {
  const { market } = useMessages('receive');
  const { token } = useStore($selection, { keys: ['token'] });
  const [params, setParams] = useSearchParams();
  const isCurrentEntry = useIsCurrentEntry();
  const asset = params.get('asset');
  const network = params.get('network');

  useEffect(() => {
    if (asset === null && token !== null && isCurrentEntry()) setParams({ asset: token }, { replace: true });
  }, [asset, token, isCurrentEntry, setParams]);
  // Spec section 2: the steps of the market's flows are counted from 1.
  useEffect(() => {
    $steps.setKey('marketplace', network === null ? 1 : 2);
    return () => $steps.setKey('marketplace', 1);
  }, [network]);

  // Cash has no address: a bank's account stands on the other screen.
  if (asset !== null && isCash(asset)) return <Redirect to={topUpPath(asset)} />;
  return (
    <div className="payment-screen">
      <BackLink from="marketplaceReceive" />
      {asset === null && token === null ? (
        <EmptyState heading={market.none} text={market.noneText}>
          <Link className="button" to="/w/marketplace">
            {market.go}
          </Link>
        </EmptyState>
      ) : (
        <ReceiveCrypto />
      )}
    </div>
  );
}
