import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { $auth } from '#src/stores/session/auth.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { leaveConvertDraft, openConvertDraft } from '#src/stores/transfers/convert-draft.ts';
import { $conversion, finishPayment } from '#src/stores/transfers/finish-payment.ts';
import { freshQuoteOf } from '#src/stores/transfers/fresh-quote.ts';
import { $payment, $paymentKind, closePayment, resumePayment } from '#src/stores/transfers/payment.ts';
import type { PaymentState } from '#src/stores/transfers/payment-state.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { PanelLink } from '../../panels/PanelLink.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { Converted } from './Converted.tsx';
import { ConvertForm } from './ConvertForm.tsx';
import { convertParts } from './convert-registry.ts';

/** What is given, what is got for it, and at which rate; then what became of it. */
export function ConvertSheet() {
  useEntry();
  const kind = useStore($paymentKind);
  const conversion = useStore($conversion);
  const { shown, isForm } = useShownState(useStore($payment));
  const isFound = shown === 'found' && kind === 'convert';

  useEffect(() => {
    if (isFound) finishPayment({ isSeen: true });
  }, [isFound]);

  if (kind !== 'convert' && shown !== 'none' && shown !== 'ready') return <OtherPayment />;
  if (isForm) return conversion ? <Converted transaction={conversion} /> : <ConvertForm />;
  if (isFound) return null;
  return (
    <div className="convert">
      <LazyComponent registry={convertParts} name="status" fallback={<Skeleton size="sheet" />} />
    </div>
  );
}

/** Fills in what the link says, and takes up this tab's payment. */
function useEntry(): void {
  const query = new URLSearchParams(useLocation().search);
  const [from, to] = [query.get('from'), query.get('to')];
  const { pay_with: payWith } = useStore($preferences);
  const customerId = useStore($auth, { keys: ['user'] }).user?.customer_id;
  // Before the first render, which the draft decides.
  useState(() => {
    // What was found while this sheet was loading is shown here, and its draft is used up; any other end was seen where it was told.
    finishPayment({ isSeen: $paymentKind.get() === 'convert' });
    closePayment();
    openConvertDraft({ from, to, payWith });
  });
  useEffect(() => openConvertDraft({ from, to, payWith }), [from, to, payWith]);
  useEffect(() => {
    if (customerId) resumePayment(customerId);
  }, [customerId]);
  useEffect(
    () => () => {
      leaveConvertDraft();
      $conversion.set(null);
    },
    [],
  );
}

/**
 * Which state is shown. An attempt is shown where it was begun; a rate that expired on the button is looked at on the form, beside
 * the fresh one.
 */
function useShownState(payment: PaymentState): { shown: PaymentState['name']; isForm: boolean } {
  const [former, setFormer] = useState(payment.name);
  const { name } = payment;
  const wasForm = former === 'none' || former === 'ready';
  const isFresh = name === 'not-sent' && wasForm && freshQuoteOf(payment.error) !== null;
  if (name !== 'sending' && !isFresh && name !== former) setFormer(name);
  const isForm = name === 'sending' || isFresh ? wasForm : name === 'none' || name === 'ready';
  return { shown: isForm && isFresh ? 'ready' : name === 'sending' && isForm ? 'ready' : name, isForm };
}

/** Another payment of this tab has to be resolved first. */
function OtherPayment() {
  const { other } = useMessages('convert');
  return (
    <EmptyState heading={other.heading} text={other.text}>
      <PanelLink className="button primary" to="/w/send?step=status">
        {other.see}
      </PanelLink>
    </EmptyState>
  );
}
