import type { ReactNode } from 'react';
import { isNetworkId } from '#contract/networks.ts';
import type { Money, Quote } from '#contract/quotes.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinPhrases } from '#src/intl/text/marks.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { feeOf, valueAt } from '../../../payment/quote-value.ts';
import { networkName } from '../../../transaction/transaction-title.ts';

/** They receive, fee, you pay: in the same words and order on each step and on the receipt. */
export function QuoteSum({ quote }: { quote: Quote }) {
  const { sum: messages } = useMessages('sendReview');
  const fee = feeOf(quote);
  return (
    <dl className="sum">
      <Row label={messages.theyReceive}>
        <Sum quote={quote} value={quote.receive} />
      </Row>
      <Row label={messages.fee} detail={<FeeDetail quote={quote} />}>
        {fee ? <Sum quote={quote} value={fee} /> : messages.free}
      </Row>
      <Row label={messages.youPay}>
        <Sum quote={quote} value={quote.total_debit} />
      </Row>
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
function Sum({ quote, value }: { quote: Quote; value: Money }) {
  const worth = valueAt(quote, value);
  return (
    <>
      <PaymentAmount value={value} />
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
  const { locale, numberLocale } = useI18n();
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
  return parts.length > 0 ? <small>{joinPhrases(locale, parts)}</small> : null;
}
