import { useStore } from '@nanostores/react';
import { Link } from 'react-router-dom';
import type { ApiError } from '#src/api/api-error.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { closePayment } from '#src/stores/transfers/payment.ts';
import { $paymentProgress } from '#src/stores/transfers/payment-progress.ts';
import { renewQuote } from '#src/stores/transfers/send-quote.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { close as cross } from '#src/ui/icons/form.ts';
import { flag } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { usePanels } from '../../../panels/use-panels.ts';
import { useSendFlow } from '../send-flow.ts';
import { AvailableBalance } from '../../../payment/AvailableBalance.tsx';
import { OutcomeHeading } from '../../../payment/OutcomeHeading.tsx';
import { PaymentSummary } from '../../../payment/PaymentSummary.tsx';

/** The API has said that it was not sent and never will be. What was chosen is still there. */
export function NotSent({ error }: { error: ApiError | null }) {
  const { locale } = useI18n();
  const { notSent } = useMessages('sendStatus');
  const { report } = useMessages('transactionDetail');
  const { goOn } = useSendFlow();
  const panels = usePanels();
  const shown = useStore($paymentProgress)?.payment.shown ?? null;
  const hasExpired = hasErrorCode(error, 'quote_expired');

  const reviewAgain = () => {
    closePayment();
    renewQuote();
    goOn();
  };

  return (
    <div className="columns sent">
      <section className="card outcome">
        <div className="lead-text">
          <p className="tag bad">
            <Icon d={cross} />
            {notSent.tag}
          </p>
          <OutcomeHeading>{notSent.heading}</OutcomeHeading>
          <p>{joinSentences(locale, ...(hasExpired ? [notSent.expired, notSent.text] : [notSent.text]))}</p>
        </div>
        {shown && <AvailableBalance asset={shown.total_debit.asset} />}
        <div className="row">
          <Button variant="primary" onClick={reviewAgain}>
            {notSent.review}
          </Button>
          <Link className="button" to="/w" onClick={closePayment}>
            {notSent.dashboard}
          </Link>
          <Button variant="quiet" onClick={() => panels.show('support')}>
            <Icon d={flag} />
            {report.open}
          </Button>
        </div>
        <p className="hint">{notSent.kept}</p>
      </section>
      {shown && <PaymentSummary quote={shown} />}
    </div>
  );
}
