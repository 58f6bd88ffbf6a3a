import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Quote } from '#contract/quotes.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { currentRate } from '#src/stores/transactions/current-rate.ts';
import { MessageWithElements } from '../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { AmountInMessage } from '../../money/Amount.tsx';
import { PaymentAmount } from '../../payment/PaymentAmount.tsx';
import { difference, feeOf } from '../../payment/quote-value.ts';
import { rateLines, wholeAmount, type RateLine } from './rate-pair.ts';
import type { Conversion } from './use-conversion.ts';

interface ConversionSumProps {
  conversion: Conversion;
  /** The rate and the fees stand in the comparison of the two quotes. */
  isShort: boolean;
}

/** The rate, each fee, and what it comes to. Before there is a quote, the rate of now, which is none to convert at. */
export function ConversionSum({ conversion: { draft, quote }, isShort }: ConversionSumProps) {
  const { sum } = useMessages('convert');
  if (!quote)
    return (
      <dl className="rows">
        <RateNow from={draft.from} to={draft.to} />
      </dl>
    );
  const fee = feeOf(quote);
  return (
    <>
      <dl className="rows">
        {!isShort && quote.rate && (
          <RateRow lines={rateLines(quote.rate.base, quote.rate.quote, quote.rate.value)} isHeld />
        )}
        {!isShort &&
          quote.fees.map(({ kind, asset, amount }) => (
            <Row key={kind} label={kind === 'vat' ? sum.vat : sum.service}>
              <PaymentAmount value={{ asset, amount }} />
            </Row>
          ))}
        <Row
          label={
            <>
              <b>{sum.youPay}</b>
              {isShort && fee ? (
                <small>
                  <MessageWithElements
                    text={sum.withFee}
                    values={{ amount: <PaymentAmount value={fee} /> }}
                  />
                </small>
              ) : (
                <LeftAfter quote={quote} />
              )}
            </>
          }
        >
          <b>
            <PaymentAmount value={quote.total_debit} />
          </b>
        </Row>
      </dl>
      {!isShort && (
        <p className="get">
          <span>{sum.youGet}</span>
          <PaymentAmount value={quote.receive} size="large" />
        </p>
      )}
    </>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The rate in both directions. */
function RateRow({ lines, isHeld = false }: { lines: readonly RateLine[]; isHeld?: boolean }) {
  const { rate } = useMessages('convert');
  const [first, ...rest] = lines;
  if (!first) return null;
  return (
    <Row label={rate.label}>
      <RateText line={first} isHeld={isHeld} />
      {rest.map((line) => (
        <small key={line.one.asset}>
          <RateText line={line} isHeld={isHeld} />
        </small>
      ))}
    </Row>
  );
}

export function RateText({ line, isHeld = true }: { line: RateLine; isHeld?: boolean }) {
  const { rate } = useMessages('convert');
  const { numberLocale } = useI18n();
  return (
    <MessageWithElements
      text={isHeld ? rate.held : rate.about}
      values={{ one: wholeAmount(line.one, numberLocale), other: <PaymentAmount value={line.other} /> }}
    />
  );
}

function RateNow({ from, to }: Pick<Conversion['draft'], 'from' | 'to'>) {
  const { rate } = useMessages('convert');
  const { data } = useStore(currentRate(from, to));
  if (!data) return null;
  if (data.rate === null) return <Row label={rate.label}>{rate.none}</Row>;
  return <RateRow lines={rateLines(from, to, data.rate)} />;
}

/** What remains of the balance: masked where balances are hidden. */
function LeftAfter({ quote: { total_debit } }: { quote: Quote }) {
  const { sum } = useMessages('convert');
  const { data } = useStore($balances);
  const { asset } = total_debit;
  const balance = data?.items.find((one) => one.asset === asset);
  const left = balance ? difference({ asset, amount: balance.available }, total_debit) : null;
  // What is too much is said as such.
  if (left === null || left.startsWith('-')) return null;
  return (
    <small>
      <AmountInMessage text={sum.left} asset={asset} amount={left} exact />
    </small>
  );
}
