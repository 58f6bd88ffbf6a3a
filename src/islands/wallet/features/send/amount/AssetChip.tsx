import { assets, type AssetId } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { comma } from '#src/intl/text/marks.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { chevronDown } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useSendFlow } from '../send-flow.ts';

/** What is sent, beside the field of the amount, and the way to choose something else. */
export function AssetChip({ asset }: { asset: AssetId }) {
  const { chooseAsset } = useMessages('sendAmount');
  const {
    locale,
    messages: { names },
  } = useI18n();
  const { addressOf } = useSendFlow();
  const { symbol } = assets[asset];
  return (
    <Link
      className="asset-chip"
      to={addressOf('asset')}
      aria-label={interpolate(chooseAsset, { asset: symbol + comma[locale] + names[asset] })}
    >
      <AssetIcon id={asset} />
      <span translate="no">{symbol}</span>
      <Icon d={chevronDown} />
    </Link>
  );
}
