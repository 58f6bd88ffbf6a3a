import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { $payment } from '#src/stores/transfers/payment.ts';
import { $sentPayment, finishPayment } from '#src/stores/transfers/finish-payment.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Redirect } from '../../../navigation/Redirect.tsx';
import { replaceEntries } from '../../../navigation/replace-entries.ts';
import { useIsCurrentEntry } from '../../../navigation/use-is-current-entry.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { useSendFlow } from '../send-flow.ts';
import { pageIn } from '../send-steps.ts';
import { NotSent } from './NotSent.tsx';
import { SentTransaction } from './SentTransaction.tsx';
import { UnresolvedPayment } from '../../../payment/UnresolvedPayment.tsx';

/** What became of the payment. Once it is found, the address names its transaction, and can be opened again at any time. */
export function StatusStep() {
  const [params] = useSearchParams();
  const { addressOf } = useSendFlow();
  const payment = useStore($payment);
  const sent = useStore($sentPayment);
  useFoundPayment();

  const named = params.get('id');
  if (named) return <SentTransaction key={named} id={named} />;
  switch (payment.name) {
    case 'sending':
    case 'checking':
    case 'unknown':
      return <UnresolvedPayment payment={payment} />;
    case 'not-sent':
      return <NotSent error={payment.error} />;
    case 'ready':
      return <Redirect to={addressOf('review')} />;
    case 'found':
      return <SentTransaction key={payment.transaction.id} id={payment.transaction.id} />;
    case 'none':
      if (sent) return <SentTransaction key={sent.transaction.id} id={sent.transaction.id} />;
      return <NothingOpen />;
  }
}

/** Ends a payment that was found, and names it in the address, in place of the steps that led to it: they are empty now. */
function useFoundPayment(): void {
  const { addressOf, path } = useSendFlow();
  const { key } = useLocation();
  const navigate = useNavigate();
  const isCurrentEntry = useIsCurrentEntry();
  const payment = useStore($payment);
  const id = payment.name === 'found' ? payment.transaction.id : null;
  useEffect(() => {
    // Left before it was seen: OpenPaymentNotice tells of it on the screen that is shown now.
    if (id === null || !isCurrentEntry()) return;
    finishPayment({ isSeen: true });
    replaceEntries(navigate, {
      to: `${addressOf('status')}&${new URLSearchParams({ id }).toString()}`,
      isReplaced: (address) => isStepOf(path, address),
      isCurrent: isCurrentEntry,
    });
  }, [id, key, navigate, isCurrentEntry, addressOf, path]);
}

/** Whether an address is of a step before the payment; not of an earlier payment, which is looked at again. */
function isStepOf(path: string, address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.origin);
  return pathname === path && pageIn(searchParams) !== 'status';
}

function NothingOpen() {
  const { none } = useMessages('sendStatus');
  const { addressOf } = useSendFlow();
  return (
    <EmptyState heading={none.heading} text={none.text}>
      <Link className="button primary" to={addressOf('to')}>
        {none.send}
      </Link>
      <Link className="button" to="/w/transactions">
        {none.transactions}
      </Link>
    </EmptyState>
  );
}
