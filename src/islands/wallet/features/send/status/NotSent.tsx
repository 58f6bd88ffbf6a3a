import { useStore } from '@nanostores/react';
import type { ApiError } from '#src/api/api-error.ts';
import { closePayment } from '#src/stores/transfers/payment.ts';
import { $paymentProgress } from '#src/stores/transfers/payment-progress.ts';
import { renewQuote } from '#src/stores/transfers/send-quote.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { flag } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { usePanels } from '../../../panels/use-panels.ts';
import { useSendFlow } from '../send-flow.ts';
import { NotSentLead } from '../../../payment/NotSentLead.tsx';
import { PaymentSummary } from '../../../payment/PaymentSummary.tsx';

/** The API has said that it was not sent and never will be. What was chosen is still there. */
export function NotSent({ error }: { error: ApiError | null }) {
  const { notSent } = useMessages('sendStatus');
  const { report } = useMessages('transactionDetail');
  const { goOn } = useSendFlow();
  const panels = usePanels();
  const shown = useStore($paymentProgress)?.payment.shown ?? null;

  const reviewAgain = () => {
    closePayment();
    renewQuote();
    goOn();
  };

  return (
    <div className="columns sent">
      <section className="card outcome">
        <NotSentLead error={error} messages={notSent} />
        <div className="row">
          <Button variant="primary" onClick={reviewAgain}>
            {notSent.review}
          </Button>
          <Link className="button" to="/w" onClick={closePayment}>
            {notSent.dashboard}
          </Link>
          <Button variant="quiet" onClick={() => panels.show('support')}>
            <Icon d={flag} />
            <span>{report.open}</span>
          </Button>
        </div>
        <p className="hint">{notSent.kept}</p>
      </section>
      {shown && <PaymentSummary quote={shown} />}
    </div>
  );
}
