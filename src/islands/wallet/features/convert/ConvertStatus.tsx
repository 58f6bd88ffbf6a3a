import { useStore } from '@nanostores/react';
import type { ApiError } from '#src/api/api-error.ts';
import { $payment, closePayment } from '#src/stores/transfers/payment.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { NotSentLead } from '../../payment/NotSentLead.tsx';
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
  const { notSent } = useMessages('convertStatus');
  return (
    <div className="sent">
      <section className="outcome">
        <NotSentLead error={error} messages={notSent} />
        <Button variant="primary" onClick={closePayment}>
          {notSent.review}
        </Button>
        <p className="hint">{notSent.kept}</p>
      </section>
    </div>
  );
}
