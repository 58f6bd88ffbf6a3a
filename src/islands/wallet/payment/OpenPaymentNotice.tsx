import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { $auth } from '#src/stores/session/auth.ts';
import { $unseenPayment, finishPayment, markPaymentSeen } from '#src/stores/transfers/finish-payment.ts';
import { $payment, closePayment, resumePayment } from '#src/stores/transfers/payment.ts';
import { close as cross } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { matchScreen } from '../paths.ts';

const STATUS = '/w/send?step=status';

/**
 * A payment whose end is not known is looked up wherever its owner is, and every screen but its own says so, and what became of
 * it.
 */
export function OpenPaymentNotice() {
  const { notice } = useMessages('sendStatus');
  const customer = useStore($auth, { keys: ['user'] }).user?.customer_id;
  const payment = useStore($payment);
  const { pathname } = useLocation();
  const sentId = useStore($unseenPayment);
  const screen = matchScreen(pathname);
  const isSending = screen === 'send' || screen === 'marketplaceSend';
  const isFoundElsewhere = payment.name === 'found' && !isSending;

  useEffect(() => {
    if (customer) resumePayment(customer);
  }, [customer]);
  useEffect(() => {
    if (isFoundElsewhere) finishPayment({ isSeen: false });
  }, [isFoundElsewhere]);

  const content = (): ReactNode => {
    // These two say it themselves.
    if (isSending || screen === 'logout') return null;
    switch (payment.name) {
      case 'sending':
      case 'checking':
      case 'unknown':
        return <Notice text={notice.checking} to={STATUS} link={notice.see} />;
      case 'not-sent':
        return <Notice text={notice.notSent} to={STATUS} link={notice.open} onClose={closePayment} />;
      case 'none':
      case 'ready':
      case 'found':
        if (sentId === null) return null;
        return (
          <Notice
            text={notice.sent}
            to={`${STATUS}&${new URLSearchParams({ id: sentId }).toString()}`}
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
