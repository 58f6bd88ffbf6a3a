import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Counterparty, Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { inBrackets } from '#src/intl/text/marks.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { parseUrl } from '#src/intl/text/parse-url.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { MaskedText } from '../money/MaskedText.tsx';
import { isFromStranger } from './small-deposit.ts';
import { networkName } from './transaction-title.ts';
import { CopyValue } from './CopyValue.tsx';

/** As of no day near: the date is written out. */
const WITH_YEAR = 0;

interface FactsProps {
  transaction: Transaction;
  /** The moment and the address stand above it. */
  hasHead?: boolean;
}

/** What identifies a transaction: when, its reference, and on a chain its address and its hash. */
export function Facts({ transaction, hasHead = false }: FactsProps) {
  const { locale } = useI18n();
  const messages = useMessages('transactionDetail');
  const { created_at, reference, network, channel, counterparty } = transaction;
  return (
    <dl className="facts">
      {!hasHead && (
        <Fact label={messages.date}>
          <time dateTime={created_at}>{formatMoment(created_at, locale, { now: WITH_YEAR })}</time>
        </Fact>
      )}
      <Fact label={messages.reference}>
        <span className="num">{reference}</span>
        <CopyValue text={reference} what={messages.reference} />
      </Fact>
      {network !== null && channel === 'chain' && (
        <Fact label={messages.network}>{networkName(network)}</Fact>
      )}
      {counterparty?.kind === 'address' && !hasHead && (
        <AddressFacts counterparty={counterparty} isStranger={isFromStranger(transaction)} />
      )}
      <HashFact transaction={transaction} />
      <MessageFact transaction={transaction} />
    </dl>
  );
}

/** What the sender wrote. A stranger's stays away until it is asked for: a payment of a kobo would be a way to write to anybody. */
function MessageFact({ transaction: { message, message_hidden } }: { transaction: Transaction }) {
  const messages = useMessages('transactionDetail');
  const [isAskedFor, setIsAskedFor] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // The button is gone: the focus goes to what it has shown.
  useEffect(() => {
    if (isAskedFor) text.current?.focus();
  }, [isAskedFor]);
  if (message === null) return null;
  if (message_hidden && !isAskedFor)
    return (
      <Fact label={messages.message} isLong isOnPaper={false}>
        <p className="hint">{messages.messageHidden}</p>
        <button className="button small quiet" type="button" onClick={() => setIsAskedFor(true)}>
          {messages.showMessage}
        </button>
      </Fact>
    );
  return (
    <Fact label={messages.message} isLong>
      <p ref={text} tabIndex={-1}>
        <MaskedText text={sanitizeText(message)} />
      </p>
    </Fact>
  );
}

interface FactProps {
  label: string;
  /** Takes the whole line under its name. */
  isLong?: boolean;
  isOnPaper?: boolean;
  children: ReactNode;
}

function Fact({ label, isLong = false, isOnPaper = true, children }: FactProps) {
  const classes = [...(isLong ? ['long'] : []), ...(isOnPaper ? [] : ['unprinted'])].join(' ');
  return (
    <div className={classes || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface AddressFactsProps {
  counterparty: Extract<Counterparty, { kind: 'address' }>;
  /** Money came from it, and the person has not saved it: then it can't be copied, since look-alikes are sent to be copied. */
  isStranger: boolean;
}

function AddressFacts({ counterparty: { address, memo }, isStranger }: AddressFactsProps) {
  const messages = useMessages('transactionDetail');
  return (
    <>
      <Fact label={messages.address} isLong>
        <GroupedAddress address={address} />
        {isStranger ? (
          <p className="hint">{messages.stranger}</p>
        ) : (
          <CopyValue text={address} what={messages.address} />
        )}
      </Fact>
      {memo !== null && (
        <Fact label={messages.memo}>
          <bdi translate="no">{sanitizeText(memo)}</bdi>
          <CopyValue text={memo} what={messages.memo} />
        </Fact>
      )}
    </>
  );
}

/** Only an address with a scheme and a host leads anywhere. */
function explorerHref(url: string | null): string | null {
  return url !== null && parseUrl(url)?.protocol === 'https:' ? url : null;
}

function HashFact({ transaction: { tx_hash, explorer_url } }: { transaction: Transaction }) {
  const { locale } = useI18n();
  const messages = useMessages('transactionDetail');
  if (tx_hash === null) return null;
  const href = explorerHref(explorer_url);
  return (
    <Fact label={messages.hash} isLong>
      <p className="hash" translate="no">
        {tx_hash}
      </p>
      <CopyValue text={tx_hash} what={messages.hash} />
      {href !== null && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          <span>{messages.explorer}</span>
          <span className="sr">{inBrackets(locale, messages.newTab)}</span>
        </a>
      )}
    </Fact>
  );
}
