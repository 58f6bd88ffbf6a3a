import { assets, type AssetId } from '#contract/assets.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useSendFlow } from '../send-flow.ts';
import { hasAssetChoice } from '../send-steps.ts';
import { EditLink } from './EditLink.tsx';

interface AssetRowProps {
  recipient: Recipient;
  asset: AssetId;
}

/** What is sent, and where something else is chosen. */
export function AssetRow({ recipient, asset }: AssetRowProps) {
  const messages = useMessages('sendReview');
  const { names } = useI18n().messages;
  const { fixedAsset } = useSendFlow();
  return (
    <p className="review-asset">
      <AssetIcon id={asset} />
      <span>
        <small>{messages.asset}</small>
        <b>{names[asset]}</b> <span translate="no">{assets[asset].symbol}</span>
      </span>
      {hasAssetChoice(recipient, fixedAsset) && <EditLink what="asset" />}
    </p>
  );
}
