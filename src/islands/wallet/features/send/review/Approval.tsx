import { use } from 'react';
import { isNetworkId, networks } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { shortAddress } from '#src/ui/display/short-address.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { PinDialog } from '../../../approval/PinDialog.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { ApprovalRequestContext, type ApprovalRequest } from './approval-request.ts';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { valueAt } from '../../../payment/quote-value.ts';
import { recipientName } from './recipient-text.ts';

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

/** What is approved, as it was reviewed, and how long its price holds. */
function ApprovalSummary({ request: { quote, recipient, expiresAt } }: { request: ApprovalRequest }) {
  const { sum, to, approve } = useMessages('sendReview');
  const seconds = useSecondsUntil(expiresAt);
  const worth = valueAt(quote, quote.total_debit);
  return (
    <>
      <dl className="approved">
        <div>
          <dt>{sum.youPay}</dt>
          <dd>
            <PaymentAmount value={quote.total_debit} />
            {worth && (
              <small>
                <MessageWithElements
                  text={approve.feeIncluded}
                  values={{ amount: <PaymentAmount value={worth} /> }}
                />
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{to}</dt>
          <dd>
            <Receiver recipient={recipient} network={quote.network} />
          </dd>
        </div>
      </dl>
      {/* Not announced each second; its end is. */}
      <p className="approved-for" role={seconds === 0 ? 'status' : undefined}>
        {seconds === 0
          ? approve.dialogExpired
          : interpolate(
              quote.fiat && quote.fiat.currency !== quote.from.asset ? approve.rateValid : approve.valid,
              {
                time: formatCountdown(seconds),
              },
            )}
      </p>
    </>
  );
}

function Receiver({ recipient, network }: { recipient: Recipient; network: string | null }) {
  const name = recipientName(recipient);
  const detail =
    recipient.kind === 'user'
      ? `@${sanitizeText(recipient.username)}`
      : recipient.kind === 'bank'
        ? `${sanitizeText(recipient.bank_name)} · ${recipient.account_number}`
        : network !== null && isNetworkId(network)
          ? networks[network].name
          : null;
  return (
    <>
      {name !== null && <bdi>{name}</bdi>}
      {recipient.kind === 'address' && (
        <span className="num" translate="no">
          {name !== null && ' '}
          {shortAddress(recipient.address)}
        </span>
      )}
      {detail !== null && (
        <small>
          <bdi>{detail}</bdi>
        </small>
      )}
    </>
  );
}
