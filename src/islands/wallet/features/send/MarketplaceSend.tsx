import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assetIds } from '#contract/assets.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { SendScreen } from './SendScreen.tsx';

/** /w/marketplace/send: sends the coin that was looked at in the market. */
export function MarketplaceSend() {
  const { market } = useMessages('send');
  const { token } = useStore($selection, { keys: ['token'] });
  const [params] = useSearchParams();
  const named = assetIds.find((id) => id === params.get('asset')) ?? null;
  const asset = named ?? token;

  // What is opened over the screen asks for the coin too: the scanner.
  useEffect(() => {
    if (named) $selection.setKey('token', named);
  }, [named]);

  return (
    <>
      <BackLink from="marketplaceSend" />
      {asset === null ? (
        <EmptyState heading={market.none} text={market.noneText}>
          <Link className="button" to="/w/marketplace">
            {market.go}
          </Link>
        </EmptyState>
      ) : (
        // Another coin is another payment.
        <SendScreen key={asset} path="/w/marketplace/send" counter="marketplace" fixedAsset={asset} />
      )}
    </>
  );
}
