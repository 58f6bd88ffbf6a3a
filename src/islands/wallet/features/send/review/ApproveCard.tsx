import type { Quote } from '#contract/quotes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { comma } from '#src/intl/text/marks.ts';
import { blockOf } from '#src/stores/transfers/quote-block.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { shortAddress } from '#src/ui/display/short-address.ts';
import type { LiveQuoteState } from '#src/stores/transfers/live-quote.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { GoBar } from '../../../shell/GoBar.tsx';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { Blocked } from './Blocked.tsx';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { QuoteChange } from './QuoteChange.tsx';
import { Refusal } from './Refusal.tsx';
import { QuoteValidity } from '../../../payment/QuoteValidity.tsx';
import { recipientName } from '../recipient-text.ts';
import { controls } from './missing.ts';
import { isPriceHeld, valueAt } from '../../../payment/quote-value.ts';

interface ApproveCardProps {
  state: LiveQuoteState;
  quote: Quote;
  recipient: Recipient;
  refusal: ApiError | null;
  /** What the button says: what it sends, or what is missing. */
  label: string;
  /** Nothing is missing, and nothing holds it back. */
  isReady: boolean;
}

/** The button is there again with the next frame, once what was asked for is done. */
const focusSend = () => requestAnimationFrame(() => document.getElementById(controls.send)?.focus());

/** What is paid, and the button that asks for the PIN. */
export function ApproveCard({
  state,
  quote,
  recipient,
  refusal,
  label,
  isReady: isPayable,
}: ApproveCardProps) {
  const messages = useMessages('sendReview');
  const worth = valueAt(quote, quote.total_debit);
  const isReady = state.name === 'ready';
  const isHeld = isPriceHeld(quote);
  const block = blockOf(quote);
  return (
    <div className="steps end">
      <section className="card approve" aria-labelledby="review-pay">
        <h3 id="review-pay">{messages.sum.youPay}</h3>
        <p className="big">
          <PaymentAmount value={quote.total_debit} size="large" />
          {worth && (
            <span className="soft">
              <PaymentAmount value={worth} />
            </span>
          )}
        </p>
        <p className="soft small-text">
          <MessageWithElements
            text={messages.approve.to}
            values={{ name: <Receiver recipient={recipient} /> }}
          />
        </p>
      </section>
      <QuoteChange
        before={isReady ? (state.previous ?? quote) : quote}
        now={quote}
        isAccepted={!isReady || state.isAccepted}
        onAccepted={focusSend}
      />
      {(block ?? refusal) && (
        <div id={controls.refusal} tabIndex={-1}>
          {block ? <Blocked block={block} /> : refusal && <Refusal error={refusal} quote={quote} />}
        </div>
      )}
      <LoadingStatus loading={false} busy={!isReady} />
      {isHeld && isReady && (
        <QuoteValidity
          quote={quote}
          expiresAt={state.expiresAt}
          text={messages.approve.rateValid}
          expired={messages.approve.expired}
        />
      )}
      {isHeld && !isReady && <p className="valid">{messages.approve.renewing}</p>}
      <GoBar>
        <Button
          id={controls.send}
          type="submit"
          variant="primary"
          wide
          notReady={!isPayable}
          busy={!isReady}
          busyLabel={messages.missing.price}
        >
          {label}
        </Button>
        <p className="next">
          {quote.requires.includes('totp') ? messages.approve.nextTotp : messages.approve.next}
        </p>
      </GoBar>
    </div>
  );
}

function Receiver({ recipient }: { recipient: Recipient }) {
  const { locale } = useI18n();
  const name = recipientName(recipient);
  if (recipient.kind === 'address') return <b translate="no">{name ?? shortAddress(recipient.address)}</b>;
  return (
    <>
      <b>
        <bdi translate="no">{name}</bdi>
      </b>
      {recipient.kind === 'user' && (
        <span>
          <span>{comma[locale]}</span>
          <bdi translate="no">{`@${recipient.username}`}</bdi>
        </span>
      )}
    </>
  );
}
