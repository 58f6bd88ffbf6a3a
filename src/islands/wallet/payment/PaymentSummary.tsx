import { useId } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { ShownQuote } from '#src/stores/transfers/money-key.ts';
import { useMessages } from '../i18n/i18n.ts';
import { Amount } from '../money/Amount.tsx';
import { networkName } from '../transaction/transaction-title.ts';
import { useStatusMessages } from './use-status-messages.ts';
import { useCounterpartyName } from '../transaction/use-counterparty-name.tsx';

/** Which payment it is, as it was reviewed. */
export function PaymentSummary({ quote }: { quote: ShownQuote }) {
  const { transfer } = useStatusMessages();
  const { to: toLabel, sums } = useMessages('transactionDetail');
  const { to, network, receive, fees, total_debit, fiat } = quote;
  const isConversion = receive.asset !== total_debit.asset;
  const name = useCounterpartyName(to);
  const id = useId();
  return (
    <section className="card summary" aria-labelledby={id}>
      <h2 id={id}>{transfer}</h2>
      <dl className="sum">
        {to && (
          <div>
            <dt>{toLabel}</dt>
            <dd>
              {name ?? <bdi translate="no">{sanitizeText(to.name)}</bdi>}
              {network !== null && network !== 'bank' && <small>{networkName(network)}</small>}
            </dd>
          </div>
        )}
        <div>
          <dt>{isConversion ? sums.youGet : sums.theyReceive}</dt>
          <dd>
            <Amount {...receive} />
          </dd>
        </div>
        {fees.map(({ kind, asset, amount }) => (
          <div key={`${kind} ${asset}`}>
            <dt>{sums[kind]}</dt>
            <dd>
              <Amount asset={asset} amount={amount} />
            </dd>
          </div>
        ))}
        {fees.length === 0 && (
          <div>
            <dt>{sums.fee}</dt>
            <dd>{sums.noFee}</dd>
          </div>
        )}
        <div>
          <dt>{sums.youPay}</dt>
          <dd>
            <Amount {...total_debit} />
            {fiat && fiat.currency !== total_debit.asset && (
              <small>
                <Amount asset={fiat.currency} amount={fiat.amount} />
              </small>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
