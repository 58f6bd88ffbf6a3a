import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { $unseenPayment, finishPayment, markPaymentSeen } from '#src/stores/transfers/finish-payment.ts';
import {
  $payment,
  $paymentKind,
  closePayment,
  discardPayment,
  resumePayment,
} from '#src/stores/transfers/payment.ts';
import { isUnapproved } from '#src/stores/transfers/unapproved-payments.ts';
import { close as cross } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { Link } from '../navigation/Link.tsx';
import { matchScreen } from '../paths.ts';
import { parsePanels } from '../panels/panel-url.ts';
import { convertSheetHref, sheetIn } from '../panels/sheet-url.ts';

const STATUS = '/w/send?step=status';
const REVIEW = '/w/send?step=review';

/** Where what became of a payment is shown. A conversion has no page of its own. */
function addressOf({ id, type }: Pick<Transaction, 'id' | 'type'>): string {
  const query = new URLSearchParams({ id }).toString();
  return type === 'convert' ? `/w/transactions?${query}` : `${STATUS}&${query}`;
}

/**
 * A payment whose end is not known is looked up wherever its owner is, and every screen but its own says so, and what became of
 * it.
 */
export function OpenPaymentNotice() {
  const { notice } = useMessages('sendStatus');
  const customer = useStore($auth, { keys: ['user'] }).user?.customer_id;
  const payment = useStore($payment);
  const { pathname, search } = useLocation();
  const unseen = useStore($unseenPayment);
  const isConversion = useStore($paymentKind) === 'convert';
  const screen = matchScreen(pathname);
  const isSending = screen === 'send' || screen === 'marketplaceSend';
  const isConverting = parsePanels(search).includes('secondary') && sheetIn(search) === 'convert';
  const isFoundElsewhere = payment.name === 'found' && !(isConversion ? isConverting : isSending);
  const texts = isConversion ? notice.convert : notice;
  const status = isConversion ? convertSheetHref({}, search) : STATUS;
  const again = isConversion ? status : REVIEW;

  useEffect(() => {
    if (customer) resumePayment(customer);
  }, [customer]);
  useEffect(() => {
    if (isFoundElsewhere) finishPayment({ isSeen: false });
  }, [isFoundElsewhere]);

  const content = (): ReactNode => {
    // These two say it themselves.
    if ((isConversion ? isConverting : isSending) || screen === 'logout') return null;
    switch (payment.name) {
      case 'sending':
      case 'checking':
      case 'unknown':
        return <Notice text={texts.checking} to={status} link={notice.see} />;
      case 'not-sent':
        return <Notice text={texts.notSent} to={status} link={notice.open} onClose={closePayment} />;
      case 'none':
      case 'ready':
      case 'found':
        // Refused while its owner was on the way elsewhere.
        if (payment.name === 'ready' && payment.error)
          return <Notice text={texts.notSent} to={again} link={notice.open} onClose={discardPayment} />;
        if (unseen === null) return null;
        return (
          <Notice
            text={
              (unseen.type === 'convert' ? notice.convert : notice)[
                isUnapproved(unseen.id) ? 'unapproved' : 'sent'
              ]
            }
            to={addressOf(unseen)}
            link={notice.open}
            onClose={markPaymentSeen}
          />
        );
    }
  };
  return (
    // Always there, so that a change is announced.
    <div className="open-payment" role="status" aria-label={notice.label}>
      {content()}
    </div>
  );
}

interface NoticeProps {
  text: string;
  to: string;
  link: string;
  /** Only what has ended can be put away. */
  onClose?: () => void;
}

function Notice({ text, to, link, onClose }: NoticeProps) {
  const { notice } = useMessages('sendStatus');
  return (
    <div className="notice">
      <p>{text}</p>
      <Link className="button small" to={to}>
        {link}
      </Link>
      {onClose && (
        <button className="tool small" type="button" aria-label={notice.close} onClick={onClose}>
          <Icon d={cross} />
        </button>
      )}
    </div>
  );
}
