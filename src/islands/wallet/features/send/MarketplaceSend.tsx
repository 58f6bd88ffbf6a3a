import { BackLink } from '../../shell/BackLink.tsx';
import { SendScreen } from './SendScreen.tsx';

/** /w/marketplace/send: sends the coin that was looked at in the market. */
export function MarketplaceSend() {
  return (
    <>
      <BackLink from="marketplaceSend" />
      <SendScreen path="/w/marketplace/send" counter="marketplace" />
    </>
  );
}
