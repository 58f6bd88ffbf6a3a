import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Approval } from '#contract/approval.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $paymentProgress } from '#src/stores/transfers/payment-progress.ts';
import type { PaymentState } from '#src/stores/transfers/payment-state.ts';
import { $payment, sendPayment, withdrawPayment } from '#src/stores/transfers/payment.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { refresh } from '#src/ui/icons/feature.ts';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { isApprovalError } from '../approval/approval-errors.ts';
import { PinDialog } from '../approval/PinDialog.tsx';
import { useFailureText } from '../approval/use-failure-text.ts';
import { MaskedText } from '../money/MaskedText.tsx';
import { Link } from '../navigation/Link.tsx';
import { ApprovedPayment } from './ApprovedPayment.tsx';
import { AvailableBalance } from './AvailableBalance.tsx';
import { CheckTimeline } from './CheckTimeline.tsx';
import { OutcomeHeading } from './OutcomeHeading.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { useStatusMessages } from './use-status-messages.ts';

interface UnresolvedPaymentProps {
  payment: Extract<PaymentState, { name: 'sending' | 'checking' | 'unknown' }>;
}

/** A payment whose answer was lost. Of the money nothing is said before the API has said it. */
export function UnresolvedPayment({ payment }: UnresolvedPaymentProps) {
  const { checking, unknown } = useStatusMessages();
  const progress = useStore($paymentProgress);
  const [isAsking, setIsAsking] = useState(false);
  const isUnknown = payment.name === 'unknown';
  const shown = progress?.payment.shown ?? null;
  // The attempt's own answer was lost, too: it is asked for again, and nothing is approved meanwhile.
  if (isAsking && payment.name === 'checking') setIsAsking(false);

  return (
    <div className="columns sent">
      <section className="card outcome">
        <div className="lead-text">
          <Spinner />
          <OutcomeHeading>{isUnknown ? unknown.heading : checking.heading}</OutcomeHeading>
          <p>{isUnknown ? unknown.text : checking.text}</p>
        </div>
        <div role="alert">{isUnknown && payment.error && <Refusal error={payment.error} />}</div>
        {isUnknown && shown && <AvailableBalance asset={shown.total_debit.asset} />}
        {progress && <CheckTimeline progress={progress} isAnswered={isUnknown} />}
        {/* Nobody approves what can't be shown: one that an earlier version of the site has sent. */}
        {isUnknown && <Answers onAgain={shown && (() => setIsAsking(true))} />}
        {isUnknown && <p className="hint">{unknown.twice}</p>}
        {shown && (
          <PinDialog
            open={isAsking}
            onClose={() => setIsAsking(false)}
            needsTotp={shown.requires.includes('totp')}
            action={unknown.again}
            summary={<ApprovedPayment quote={shown} />}
            onApprove={async (approval) => {
              await attempt(approval);
              setIsAsking(false);
            }}
          />
        )}
      </section>
      {shown && <PaymentSummary quote={shown} />}
    </div>
  );
}

/** Sends it once more, under its key. @throws ApiError of an approval that was refused. */
async function attempt(approval: Approval): Promise<void> {
  await sendPayment(approval);
  const state = $payment.get();
  const error = state.name === 'unknown' ? state.error : null;
  if (error && isApprovalError(error)) throw error;
}

function Refusal({ error }: { error: ApiError }) {
  const { unknown } = useStatusMessages();
  const failureText = useFailureText();
  return (
    <p className="notice warn">
      <Icon d={warn} />
      <span>
        <MaskedText text={interpolate(unknown.refused, { reason: sanitizeText(failureText(error)) })} />
      </span>
    </p>
  );
}

/** What can be done while it is not known. @param onAgain null where it can't be sent again. */
function Answers({ onAgain }: { onAgain: (() => void) | null }) {
  const { unknown, none } = useStatusMessages();
  const { busy, run } = useSingleFlight();
  const withdraw = async () => {
    await withdrawPayment();
    return undefined;
  };
  return (
    <div className="row">
      {onAgain && (
        <Button variant="primary" onClick={onAgain}>
          <Icon d={refresh} />
          <span>{unknown.again}</span>
        </Button>
      )}
      <Button busy={busy} busyLabel={unknown.withdrawing} onClick={() => void run(withdraw)}>
        {unknown.withdraw}
      </Button>
      <Link className="button quiet" to="/w/transactions">
        {none.transactions}
      </Link>
    </div>
  );
}
