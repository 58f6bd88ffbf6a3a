import { use } from 'react';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { PinDialog } from '../../../approval/PinDialog.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { ApprovedPayment } from '../../../payment/ApprovedPayment.tsx';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { isPriceHeld, valueAt } from '../../../payment/quote-value.ts';
import { ApprovalRequestContext, type ApprovalRequest } from './approval-request.ts';

/** The question for the PIN, over the review. */
export function Approval() {
  const request = use(ApprovalRequestContext);
  if (!request) return null;
  const { isOpen, onClose, onApprove, action, quote } = request;
  return (
    <PinDialog
      open={isOpen}
      onClose={onClose}
      needsTotp={quote.requires.includes('totp')}
      action={action}
      summary={<ApprovalSummary request={request} />}
      onApprove={onApprove}
    />
  );
}

/** What is approved, as it was reviewed, and how long its rate holds where it has one. */
function ApprovalSummary({ request: { quote, expiresAt } }: { request: ApprovalRequest }) {
  const { approve } = useMessages('sendReview');
  const seconds = useSecondsUntil(expiresAt);
  const worth = valueAt(quote, quote.total_debit);
  const isHeld = isPriceHeld(quote);
  return (
    <>
      <ApprovedPayment
        quote={quote}
        worth={
          worth && (
            <small>
              <MessageWithElements
                text={approve.feeIncluded}
                values={{ amount: <PaymentAmount value={worth} /> }}
              />
            </small>
          )
        }
      />
      {/* Not announced each second; its end is. */}
      {seconds === 0 ? (
        <p className="approved-for" role="status">
          {isHeld ? approve.dialogExpired : approve.dialogOutdated}
        </p>
      ) : (
        isHeld && (
          <p className="approved-for">{interpolate(approve.rateValid, { time: formatCountdown(seconds) })}</p>
        )
      )}
    </>
  );
}
