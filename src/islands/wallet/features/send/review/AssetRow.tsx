import { useStore } from '@nanostores/react';
import { assets, type AssetId } from '#contract/assets.ts';
import type { Quote } from '#contract/quotes.ts';
import { $balances } from '#src/stores/money/balances.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { difference } from '../../../payment/quote-value.ts';
import { useSendFlow } from '../send-flow.ts';
import { hasAssetChoice } from '../send-steps.ts';
import { EditLink } from './EditLink.tsx';

interface AssetRowProps {
  recipient: Recipient;
  asset: AssetId;
  /** Null while there is none. */
  quote: Quote | null;
}

/** What is sent, what remains of it, and where something else is chosen. */
export function AssetRow({ recipient, asset, quote }: AssetRowProps) {
  const messages = useMessages('sendReview');
  const { names } = useI18n().messages;
  const { fixedAsset } = useSendFlow();
  return (
    <div className="pick">
      <AssetIcon id={asset} />
      <div>
        <small>{messages.asset}</small>
        <b>{names[asset]}</b>
        <small>
          <span translate="no">{assets[asset].symbol}</span>
          {quote && <LeftAfter quote={quote} />}
        </small>
      </div>
      {hasAssetChoice(recipient, fixedAsset) && <EditLink what="asset" />}
    </div>
  );
}

/** What remains of the balance: masked where balances are hidden, and nothing where the payment is more. */
function LeftAfter({ quote: { total_debit } }: { quote: Quote }) {
  const { leftAfter } = useMessages('sendReview');
  const { asset } = total_debit;
  const balance = useStore($balances).data?.items.find((one) => one.asset === asset);
  const left = balance ? difference({ asset, amount: balance.available }, total_debit) : null;
  // What is too much is said as such.
  if (left === null || left.startsWith('-')) return null;
  return (
    <span className="left-after">
      <span>{' · '}</span>
      <AmountInMessage text={leftAfter} asset={asset} amount={left} />
    </span>
  );
}
