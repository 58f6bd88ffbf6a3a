import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { AssetId } from '#contract/assets.ts';
import { $walletAssets } from '#src/stores/money/wallet-assets.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import {
  setAmount,
  setMax,
  toggleUnit,
  typeAmount,
  type DraftAmount,
} from '#src/stores/transfers/send-amount.ts';
import {
  $sendDraft,
  updateSendDraft,
  type Recipient,
  type SendDraft,
} from '#src/stores/transfers/send-draft.ts';
import { beginReview, renewQuote } from '#src/stores/transfers/send-quote.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { useEarlyTyping } from '../../../background/use-early-typing.ts';
import { isToNew } from '../is-to-new.ts';
import { GoBar } from '../../../shell/GoBar.tsx';
import { RecipientCard } from '../RecipientCard.tsx';
import { useSendFlow } from '../send-flow.ts';
import { hasAssetChoice } from '../send-steps.ts';
import { StepTitle } from '../StepTitle.tsx';
import { AmountButton } from './AmountButton.tsx';
import { AmountEntry } from './AmountEntry.tsx';
import { AmountReason } from './AmountReason.tsx';
import { AssetChip } from './AssetChip.tsx';
import { buttonStateOf, isRenewing, renewing } from './button-state.ts';
import { PaymentSum } from './PaymentSum.tsx';
import { useSendAmount } from './use-send-amount.ts';

/** How much is sent. */
export function AmountStep() {
  const draft = useStore($sendDraft);
  const { recipient, asset } = draft;
  return recipient && asset ? <ChosenAmount draft={draft} recipient={recipient} asset={asset} /> : null;
}

interface ChosenAmountProps {
  draft: SendDraft;
  recipient: Recipient;
  asset: AssetId;
}

const change = (amount: DraftAmount) => updateSendDraft({ amount });

function ChosenAmount({ draft, recipient, asset }: ChosenAmountProps) {
  const { heading } = useMessages('sendAmount');
  const { addressOf, goTo, fixedAsset } = useSendFlow();
  const field = useRef<HTMLInputElement>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const walletAsset = useStore($walletAssets).data?.items.find(({ id }) => id === asset) ?? null;
  const network = walletAsset?.networks.find(({ id }) => id === draft.network) ?? null;
  const send = useSendAmount(draft, recipient, asset);
  const { amount, units, state, quote } = send;
  // Without a press nothing is told of a price that is renewed: it is back in a moment.
  const [hasToWait, setHasToWait] = useState(false);
  const found = buttonStateOf(send);
  const canWait = isRenewing(found);
  if (hasToWait && !canWait) setHasToWait(false);
  const button = hasToWait && canWait ? renewing : found;
  // What a quote has said of the recipient stays while the next one is on its way: the mark would come and go with each key.
  const [isNew, setNew] = useState(false);
  if (quote && isNew !== isToNew(quote.risks)) setNew(!isNew);
  usePreferredFeePayer(draft);

  // The amount is what this page is for: nobody should have to press the field first.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const goOn = () => {
    setSubmitted(true);
    if (button.action === 'correct') field.current?.focus();
    if (button.action === 'retry') renewQuote();
    if (canWait) setHasToWait(true);
    if (button.action !== 'review') return;
    beginReview();
    goTo('review');
  };
  const choose = (next: DraftAmount) => {
    setSubmitted(false);
    change(next);
  };
  useEarlyTyping('amount', (typed) => {
    if (amount.typed === '' && !amount.max) change(typeAmount(amount, typed, units));
  });

  return (
    <form
      className="steps send-amount"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <StepTitle text={heading} />
      <div className="columns">
        <div className="steps">
          <RecipientCard
            recipient={recipient}
            network={draft.network}
            changeTo={addressOf('to')}
            isNew={isNew}
          />
          <AmountEntry
            send={send}
            fieldRef={field}
            isWrong={button.isWrong || (wasSubmitted && button.action === 'correct')}
            onType={(typed) => choose(typeAmount(amount, typed, units))}
            onChange={choose}
            onToggle={() => change(toggleUnit(amount, units))}
            chip={hasAssetChoice(recipient, fixedAsset) ? <AssetChip asset={asset} /> : null}
          >
            <AmountReason
              send={send}
              wasSubmitted={wasSubmitted}
              onMax={() => choose(setMax(amount))}
              onSend={(value, unit) => choose(setAmount(amount, value, unit, units))}
            />
          </AmountEntry>
        </div>
        <div className="steps end">
          <PaymentSum
            send={send}
            feeFrom={draft.fee_from}
            walletAsset={walletAsset}
            network={network}
            isLoading={state.name === 'loading'}
          />
          <GoBar>
            <AmountButton button={button} recipient={recipient} isMax={amount.max} />
          </GoBar>
        </div>
      </div>
    </form>
  );
}

/** Until an amount is there, who pays the fee is what the preferences say. */
function usePreferredFeePayer({ amount, fee_from }: SendDraft): void {
  const preferred = useStore($preferences).fee_from;
  const isBegun = amount.typed !== '' || amount.max;
  useEffect(() => {
    if (!isBegun && fee_from !== preferred) updateSendDraft({ fee_from: preferred });
  }, [isBegun, fee_from, preferred]);
}
