import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import {
  $paymentRequest,
  refetchPaymentRequest,
  selectPaymentRequest,
} from '#src/stores/receive/payment-request.ts';
import { acceptPaymentRequest } from '#src/stores/transfers/recipient-choice.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { info } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MessageWithElements } from '../../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../../list/RowSkeletons.tsx';
import { Amount } from '../../../../money/Amount.tsx';
import { MaskedText } from '../../../../money/MaskedText.tsx';
import { Link } from '../../../../navigation/Link.tsx';
import { UserAvatar } from '../../../../person/UserAvatar.tsx';
import { useResolvedPerson } from '../../../../person/use-resolved-person.ts';
import { EmptyState } from '../../../../status/EmptyState.tsx';
import { LoadError } from '../../../../status/LoadError.tsx';
import { QueryStates } from '../../../../status/QueryStates.tsx';
import { useSendFlow } from '../../send-flow.ts';

/** A payment request that a link names: who asks for how much, and the way to pay it while it is open. */
export function RequestCard() {
  const { request: messages } = useMessages('sendRecipient');
  const [params] = useSearchParams();
  const id = params.get('request');
  const query = useStore($paymentRequest);
  useEffect(() => selectPaymentRequest(id), [id]);
  useEffect(() => () => selectPaymentRequest(null), []);

  if (hasErrorCode(query.error, 'request_not_found'))
    return (
      <EmptyState heading={messages.notFound} text={messages.notFoundText}>
        <SomeoneElse />
      </EmptyState>
    );
  return (
    <section className="card pay-request">
      <QueryStates
        query={query}
        messages={messages}
        at={null}
        onRetry={refetchPaymentRequest}
        skeleton={<RowSkeletons count={2} />}
      >
        {(request) => <OneRequest request={request} />}
      </QueryStates>
    </section>
  );
}

function OneRequest({ request }: { request: PaymentRequest }) {
  const { request: messages } = useMessages('sendRecipient');
  const { locale } = useI18n();
  const today = useToday();
  const { box, from, asset, amount, note, note_hidden, status, expires_at, transaction_id } = request;
  const name = sanitizeText(from.name);
  const ownText = sanitizeText(note ?? '');
  const isPayable = box === 'in' && status === 'open';
  return (
    <>
      <header>
        <UserAvatar name={name} username={from.username} />
        <h2>
          <MessageWithElements
            text={messages.asks}
            values={{
              name: <bdi translate="no">{name}</bdi>,
              amount: <Amount asset={asset} amount={amount} />,
            }}
          />
        </h2>
      </header>
      <div className="recipient-part">
        <p className="soft" translate="no">{`@${sanitizeText(from.username)}`}</p>
        {ownText && (
          <blockquote>
            <bdi translate="yes">
              <MaskedText text={ownText} />
            </bdi>
          </blockquote>
        )}
        {note_hidden && isPayable && <p className="soft">{messages.noteHidden}</p>}
        {isPayable ? (
          <>
            <p className="soft">{withUpcoming(messages.until, expires_at, locale, today)}</p>
            <Accept request={request} />
          </>
        ) : (
          <p className="notice">
            <Icon d={info} />
            <span>{status === 'open' ? messages.own : interpolate(messages.closed[status], { name })}</span>
          </p>
        )}
        {transaction_id !== null && (
          <Link className="button" to={`/w/transactions?id=${transaction_id}`}>
            {messages.payment}
          </Link>
        )}
        <SomeoneElse />
      </div>
    </>
  );
}

/** Pays it once it is known who asks: by their username, as anybody else who is paid. */
function Accept({ request }: { request: PaymentRequest }) {
  const { request: messages } = useMessages('sendRecipient');
  const { to } = useMessages('send');
  const { numberLocale } = useI18n();
  const { path, goOn } = useSendFlow();
  const navigate = useNavigate();
  const { person, problem, query, failed, retry } = useResolvedPerson(request.from.username, to);
  if (problem !== undefined)
    return (
      <p className="notice bad" role="alert">
        {problem}
      </p>
    );
  const accept = async () => {
    if (!person) return;
    acceptPaymentRequest(person, request, numberLocale);
    // Back leads to the person who was chosen, not to the question whether to pay.
    await navigate(path, { replace: true });
    goOn();
  };
  return (
    <>
      <LoadError query={query} messages={{ failed }} at={null} onRetry={retry} />
      <Button variant="primary" wide disabled={!person} onClick={() => void accept()}>
        {messages.continue}
      </Button>
    </>
  );
}

function SomeoneElse() {
  const { request: messages } = useMessages('sendRecipient');
  const { path } = useSendFlow();
  return (
    <Link className="button quiet" to={path} replace>
      {messages.someoneElse}
    </Link>
  );
}
