import type { Quote } from '#contract/quotes.ts';
import { acceptQuote } from '#src/stores/transfers/send-quote.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { difference, hasChanged } from '../../../payment/quote-value.ts';
import { controls } from './missing.ts';

interface QuoteChangeProps {
  before: Quote;
  now: Quote;
  isAccepted: boolean;
  /** The button is gone: the focus goes on. */
  onAccepted: () => void;
}

/** The new price beside the one before, where it is another one. A worse one than is tolerated has to be accepted. */
export function QuoteChange({ before, now, isAccepted, onAccepted }: QuoteChangeProps) {
  const { changed: messages, sum } = useMessages('sendReview');
  const isOther = hasChanged(before, now);
  const rows = [
    [sum.youPay, before.total_debit, now.total_debit],
    [sum.theyReceive, before.receive, now.receive],
  ] as const;
  return (
    // In the page from the start, so that it is announced.
    <div role="status">
      {isOther && (
        <div className={isAccepted ? 'moved' : 'moved worse'}>
          <h4>{messages.title}</h4>
          <dl>
            {rows
              .filter(([, one, other]) => difference(other, one) !== '0')
              .map(([label, one, other]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <span className="sr">{`${messages.before} `}</span>
                    <s>
                      <PaymentAmount value={one} />
                    </s>
                  </dd>
                  <dd>
                    <span className="sr">{`${messages.now} `}</span>
                    <b>
                      <PaymentAmount value={other} />
                    </b>
                  </dd>
                  <dd className="soft">
                    <span>{messages.difference}</span>{' '}
                    <PaymentAmount value={{ asset: one.asset, amount: difference(other, one) }} signed />
                  </dd>
                </div>
              ))}
          </dl>
          {!isAccepted && (
            <>
              <p>{messages.worse}</p>
              <Button
                id={controls.accept}
                wide
                onClick={() => {
                  acceptQuote();
                  onAccepted();
                }}
              >
                {messages.accept}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
