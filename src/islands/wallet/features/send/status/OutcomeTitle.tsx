import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { Amount } from '../../../money/Amount.tsx';
import { reasonText } from '../../../transaction/reason-text.ts';
import { isReversed, networkName } from '../../../transaction/transaction-title.ts';
import { returnedAmount } from '../../../transaction/Whereabouts.tsx';

/** What happened, and where the money is. */
export function OutcomeTitle({ transaction }: { transaction: Transaction }) {
  const { locale } = useI18n();
  const { titles } = useMessages('sendStatus');
  const today = useToday();
  const { status, cancel_until, counterparty } = transaction;
  const values = {
    amount: <Amount {...(isReversed(status) ? returnedAmount(transaction) : transaction)} />,
    name: <bdi translate="no">{sanitizeText(counterparty?.name ?? '')}</bdi>,
  };
  const title = titles[titleOf(transaction)];
  const text = cancel_until === null ? title : withUpcoming(title, cancel_until, locale, today);
  return <MessageWithElements text={text} values={values} />;
}

function titleOf({ status, cancel_until }: Transaction) {
  switch (status) {
    case 'review':
      return cancel_until === null ? 'review' : 'leaves';
    case 'pending':
    case 'processing':
    case 'confirming':
      return 'processing';
    default:
      return status;
  }
}

/** To whom, until when, or why not; and that nobody has to wait here. */
export function OutcomeText({ transaction }: { transaction: Transaction }) {
  const { locale } = useI18n();
  const { to, toOn, eta, arrived, close } = useMessages('sendStatus');
  const { reasons } = useMessages('transactionDetail');
  const now = useToday();
  const { status, status_reason, counterparty, network, channel, eta_at, completed_at } = transaction;
  const reason = reasonText(reasons, status_reason);
  if (isReversed(status)) return reason ? <p>{reason}</p> : null;
  const isOver = status === 'completed';
  const when = isOver ? completed_at : eta_at;
  const sentences = [
    ...(when === null ? [] : [withUpcoming(isOver ? arrived : eta, when, locale, now)]),
    ...(isOver ? [] : [close]),
  ];
  const values = {
    name: <bdi translate="no">{sanitizeText(counterparty?.name ?? '')}</bdi>,
    network: network === null ? '' : networkName(network),
  };
  // A title of what is under way or done names them already.
  const isNamed = status !== 'review';
  return (
    <p>
      {counterparty && !isNamed && (
        <>
          <MessageWithElements text={channel === 'chain' ? toOn : to} values={values} />
          {locale === 'cn' ? '' : ' '}
        </>
      )}
      <span>{joinSentences(locale, ...sentences)}</span>
    </p>
  );
}
