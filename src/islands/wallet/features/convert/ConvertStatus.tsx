import { useStore } from '@nanostores/react';
import type { ApiError } from '#src/api/api-error.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { $payment, closePayment } from '#src/stores/transfers/payment.ts';
import { $paymentProgress } from '#src/stores/transfers/payment-progress.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { close as cross } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { AvailableBalance } from '../../payment/AvailableBalance.tsx';
import { OutcomeHeading } from '../../payment/OutcomeHeading.tsx';
import { UnresolvedPayment } from '../../payment/UnresolvedPayment.tsx';

/** What is known of a conversion whose answer was lost. Of the money nothing is said before the API has said it. */
export function ConvertStatus() {
  const payment = useStore($payment);
  switch (payment.name) {
    case 'sending':
    case 'checking':
    case 'unknown':
      return <UnresolvedPayment payment={payment} />;
    case 'not-sent':
      return <NotConverted error={payment.error} />;
    case 'none':
    case 'ready':
    case 'found':
      return null;
  }
}

/** The API has said that it was not converted and never will be. The amount is still there. */
function NotConverted({ error }: { error: ApiError | null }) {
  const { locale } = useI18n();
  const { notSent } = useMessages('convertStatus');
  const shown = useStore($paymentProgress)?.payment.shown ?? null;
  const hasExpired = hasErrorCode(error, 'quote_expired');
  return (
    <div className="sent">
      <section className="outcome">
        <div className="lead-text">
          <p className="tag bad">
            <Icon d={cross} />
            {notSent.tag}
          </p>
          <OutcomeHeading>{notSent.heading}</OutcomeHeading>
          <p>{joinSentences(locale, ...(hasExpired ? [notSent.expired, notSent.text] : [notSent.text]))}</p>
        </div>
        {shown && <AvailableBalance asset={shown.total_debit.asset} />}
        <Button variant="primary" onClick={closePayment}>
          {notSent.review}
        </Button>
        <p className="hint">{notSent.kept}</p>
      </section>
    </div>
  );
}
