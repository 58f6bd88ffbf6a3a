import { assets, type AssetId } from '#contract/assets.ts';
import { assetNetworks, networks, type NetworkId } from '#contract/networks.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { presetForText } from '#src/stores/transfers/choose-recipient.ts';
import { $recipientInput } from '#src/stores/transfers/recipient-input.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';
import { usePanels } from '../../../../panels/use-panels.ts';
import { addressOffers } from './address-offers.ts';

/** More than these are too many to compare: the panel has all of them. */
const MAX_OFFERS = 3;

interface OtherNetworksProps {
  asset: AssetId;
  /** The one that was chosen; null for none. */
  network: NetworkId | null;
  /** The networks that the address is of. */
  possible: readonly NetworkId[];
}

/** A right address for something else: offers what can be sent to it. */
export function OtherNetworks({ asset, network, possible }: OtherNetworksProps) {
  const { address: messages } = useMessages('sendRecipient');
  const { locale } = useI18n();
  const { show } = usePanels();
  const offers = addressOffers(asset, possible);
  const isOfAsset = assetNetworks[asset].some((one) => possible.includes(one));
  const [first] = possible;
  const what =
    possible.length === 1 && first
      ? interpolate(messages.looksLike, { network: networks[first].name })
      : interpolate(messages.several, { count: possible.length });
  const why =
    isOfAsset && network
      ? interpolate(messages.notOn, { network: networks[network].name })
      : interpolate(messages.notOf, { asset: assets[asset].symbol });
  return (
    <div className="notice bad offers" role="alert">
      <Icon d={warn} />
      <p>{joinSentences(locale, what, why)}</p>
      <div className="row">
        {offers.slice(0, MAX_OFFERS).map((offer) => (
          <Button
            key={`${offer.asset} ${offer.network}`}
            small
            onClick={() => presetForText($recipientInput.get().text, offer)}
          >
            {interpolate(messages.sendInstead, {
              asset: assets[offer.asset].symbol,
              network: networks[offer.network].name,
            })}
          </Button>
        ))}
        {offers.length > MAX_OFFERS && (
          <Button small variant="quiet" onClick={() => show('blockchains')}>
            {messages.otherNetworks}
          </Button>
        )}
      </div>
    </div>
  );
}
