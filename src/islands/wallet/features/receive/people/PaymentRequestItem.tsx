import { useEffect, useRef } from 'react';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { closePaymentRequest } from '#src/stores/receive/payment-requests.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { CopyButton } from '#src/ui/form/CopyButton.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { link as linkIcon } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { Timestamp } from '../../../list/Timestamp.tsx';
import { Amount } from '../../../money/Amount.tsx';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { PersonLink } from '../../../person/PersonLink.tsx';
import { UserAvatar } from '../../../person/UserAvatar.tsx';

interface PaymentRequestItemProps {
  request: PaymentRequest;
  /** The address names this one: it takes the focus. */
  isShown: boolean;
}

/** A request for money with what can be done about it. */
export function PaymentRequestItem({ request, isShown }: PaymentRequestItemProps) {
  const { requests: messages } = useMessages('receiveUser');
  const row = useRef<HTMLLIElement>(null);
  const { box, from, to, asset, amount, note, note_hidden, status, created_at, transaction_id } = request;
  const other = box === 'in' ? from : to;
  const name = other ? sanitizeText(other.name) : messages.anybody;
  const title = (
    <MessageWithElements
      text={box === 'in' ? messages.asks : messages.asked}
      values={{ name: other ? <bdi translate="no">{name}</bdi> : name }}
    />
  );
  const ownText = sanitizeText(note ?? '');

  useEffect(() => {
    if (isShown) row.current?.focus();
  }, [isShown]);

  return (
    <li ref={row} tabIndex={-1} aria-current={isShown || undefined}>
      <ListItem
        picture={
          other ? (
            <UserAvatar name={name} username={other.username} />
          ) : (
            <span className="avatar" aria-hidden="true">
              <Icon d={linkIcon} />
            </span>
          )
        }
        title={other ? <PersonLink username={other.username}>{title}</PersonLink> : title}
        detail={
          <>
            <Timestamp at={created_at} />
            {ownText && (
              <>
                <span>{' · '}</span>
                <bdi translate="yes">
                  <MaskedText text={ownText} />
                </bdi>
              </>
            )}
            {note_hidden && status === 'open' && <span>{` · ${messages.noteHidden}`}</span>}
          </>
        }
        end={
          <>
            <Amount asset={asset} amount={amount} />
            {status !== 'open' && (
              <small className={status === 'paid' ? 'tag good' : 'tag'}>{messages.statuses[status]}</small>
            )}
          </>
        }
      />
      {status === 'open' && <RequestActions request={request} />}
      {transaction_id !== null && (
        <p className="row">
          <Link to={`/w/transactions?id=${transaction_id}`}>{messages.payment}</Link>
        </p>
      )}
    </li>
  );
}

function RequestActions({ request: { box, request_id, link } }: { request: PaymentRequest }) {
  const { requests: messages } = useMessages('receiveUser');
  const { address } = useMessages('receive');
  const failureText = useFailureText();
  const { busy, run } = useSingleFlight();
  const close = (status: 'declined' | 'cancelled', text: string) =>
    run(async () => {
      try {
        await closePaymentRequest(request_id, status);
        showToast('success', text);
      } catch (error) {
        showToast('error', failureText(error));
      }
    });
  return (
    <div className="row">
      {box === 'in' ? (
        <>
          <Link className="button primary small" to={link}>
            {messages.pay}
          </Link>
          <Button
            small
            busy={busy}
            busyLabel={messages.closing}
            onClick={() => void close('declined', messages.declined)}
          >
            {messages.decline}
          </Button>
        </>
      ) : (
        <>
          <CopyButton text={location.origin + link} messages={address}>
            {messages.copyLink}
          </CopyButton>
          <Button
            small
            busy={busy}
            busyLabel={messages.closing}
            onClick={() => void close('cancelled', messages.cancelled)}
          >
            {messages.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
