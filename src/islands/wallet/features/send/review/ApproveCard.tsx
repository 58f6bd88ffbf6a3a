import type { Quote } from '#contract/quotes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { blockOf } from '#src/stores/transfers/quote-block.ts';
import type { LiveQuoteState } from '#src/stores/transfers/live-quote.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { Blocked } from './Blocked.tsx';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { QuoteChange } from './QuoteChange.tsx';
import { Refusal } from './Refusal.tsx';
import { QuoteValidity } from '../../../payment/QuoteValidity.tsx';
import { controls } from './missing.ts';
import { valueAt } from '../../../payment/quote-value.ts';

interface ApproveCardProps {
  state: LiveQuoteState;
  quote: Quote;
  refusal: ApiError | null;
  /** What the button says: what it sends, or what is missing. */
  label: string;
  /** Nothing that the person can do on this page makes it possible. */
  isOff: boolean;
}

/** The button is there again with the next frame, once what was asked for is done. */
const focusSend = () => requestAnimationFrame(() => document.getElementById(controls.send)?.focus());

/** What is paid, and the button that asks for the PIN. */
export function ApproveCard({ state, quote, refusal, label, isOff }: ApproveCardProps) {
  const messages = useMessages('sendReview');
  const worth = valueAt(quote, quote.total_debit);
  const isReady = state.name === 'ready';
  const block = blockOf(quote);
  return (
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
      <QuoteChange
        before={isReady ? (state.previous ?? quote) : quote}
        now={quote}
        isAccepted={!isReady || state.isAccepted}
        onAccepted={focusSend}
      />
      {block && <Blocked block={block} />}
      {refusal && <Refusal error={refusal} quote={quote} />}
      <Button
        id={controls.send}
        type="submit"
        variant="primary"
        wide
        disabled={isOff}
        busy={!isReady}
        busyLabel={messages.missing.price}
      >
        {label}
      </Button>
      <LoadingStatus loading={false} busy={!isReady} />
      {/* What is paid in its own currency costs the same in ten minutes. */}
      {worth && isReady && (
        <QuoteValidity
          quote={quote}
          expiresAt={state.expiresAt}
          text={messages.approve.rateValid}
          expired={messages.approve.expired}
        />
      )}
      {worth && !isReady && <p className="valid">{messages.approve.renewing}</p>}
      <p className="soft small-text next">
        {quote.requires.includes('totp') ? messages.approve.nextTotp : messages.approve.next}
      </p>
    </section>
  );
}
