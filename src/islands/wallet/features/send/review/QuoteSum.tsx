import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { isNetworkId } from '#contract/networks.ts';
import type { Money, Quote } from '#contract/quotes.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { $balances } from '#src/stores/money/balances.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { difference, feeOf, valueAt } from '../../../payment/quote-value.ts';
import { networkName } from '../../../transaction/transaction-title.ts';
import { EditLink } from './EditLink.tsx';

interface QuoteSumProps {
  /** Null while there is none: the amount can be edited all the same. */
  quote: Quote | null;
  /** No price can be had. */
  isFailed: boolean;
}

/** They receive, fee, you pay: in the same words and order on each step and on the receipt. */
export function QuoteSum({ quote, isFailed }: QuoteSumProps) {
  const { sum: messages } = useMessages('sendReview');
  const fee = quote && feeOf(quote);
  return (
    <dl className="sum">
      {/* One element before the price is there and after: who is on the link stays on it. */}
      <Row label={messages.theyReceive} detail={<EditLink what="amount" />}>
        {quote ? (
          <Sum quote={quote} value={quote.receive} isLarge />
        ) : isFailed ? (
          messages.unavailable
        ) : (
          <Skeleton size="figure" />
        )}
      </Row>
      {quote && (
        <>
          <Row label={messages.fee} detail={<FeeDetail quote={quote} />}>
            {fee ? <Sum quote={quote} value={fee} /> : messages.free}
          </Row>
          <Row label={messages.youPay}>
            <Sum quote={quote} value={quote.total_debit} isLarge />
          </Row>
        </>
      )}
    </dl>
  );
}

function Row({ label, detail, children }: { label: string; detail?: ElementNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <span>{label}</span>
        {detail}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An amount, and what it is worth at the quote's rate. */
function Sum({ quote, value, isLarge = false }: { quote: Quote; value: Money; isLarge?: boolean }) {
  const worth = valueAt(quote, value);
  return (
    <>
      <PaymentAmount value={value} {...(isLarge && { size: 'large' as const })} />
      {worth && (
        <small>
          <PaymentAmount value={worth} />
        </small>
      )}
    </>
  );
}

/** What a fee is for, and whether it comes off the amount. */
function FeeDetail({ quote: { fees, network } }: { quote: Quote }) {
  const { sum: messages } = useMessages('sendReview');
  const { numberLocale } = useI18n();
  const find = (kind: Quote['fees'][number]['kind']) => fees.find((fee) => fee.kind === kind);
  const format = ({ amount, asset }: Money) => formatMoney(amount, asset, numberLocale);
  const [service, vat] = [find('service'), find('vat')];
  const parts = [
    network !== null && isNetworkId(network) && fees.length > 0
      ? removeHanSpaces(interpolate(messages.networkFee, { chain: networkName(network) }))
      : null,
    service && vat ? interpolate(messages.serviceFee, { fee: format(service), vat: format(vat) }) : null,
    fees.some(({ paid_from }) => paid_from === 'amount') ? messages.fromAmount : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? <small>{parts.join(', ')}</small> : null;
}

/** What remains of the balance: masked where balances are hidden. */
export function LeftAfter({ quote: { total_debit } }: { quote: Quote }) {
  const { sum: messages } = useMessages('sendReview');
  const { data, error } = useStore($balances);
  const { asset } = total_debit;
  const balance = data?.items.find((one) => one.asset === asset);
  const left = balance ? difference({ asset, amount: balance.available }, total_debit) : null;
  // What is too much is said as such.
  if (left?.startsWith('-')) return null;
  return (
    <p className="left-after">
      <span>{messages.left}</span>
      {left !== null ? (
        <Amount amount={left} asset={asset} />
      ) : data || error ? (
        <span>{messages.unavailable}</span>
      ) : (
        <Skeleton size="figure" />
      )}
    </p>
  );
}
