import { assets, type AssetId } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { afterColon } from '#src/intl/text/marks.ts';
import { noTransactionFilter } from '#src/stores/transactions/transaction-filter.ts';
import { transactionList } from '#src/stores/transactions/transactions.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { TransactionItem } from '../../../transaction/TransactionItem.tsx';
import { TransactionList } from '../../../transaction/TransactionList.tsx';

/** The screen is about the asset; the list of transactions has the rest. */
const MAX_ITEMS = 5;

/** The last transactions of an asset, newest first, each with a link to its details. */
export function TokenTransactions({ asset }: { asset: AssetId }) {
  const { locale } = useI18n();
  const { transactions: texts } = useMessages('tokenLists');
  const { symbol } = assets[asset];
  return (
    <section className="card token-transactions" aria-labelledby="token-transactions">
      <header>
        <h2 id="token-transactions">{interpolate(texts.heading, { symbol })}</h2>
        <Link to={`/w/transactions?asset=${asset}`}>
          <span>{texts.all}</span>
          <span className="sr">{afterColon(locale, symbol)}</span>
        </Link>
      </header>
      <TransactionList
        list={transactionList({ ...noTransactionFilter, asset })}
        empty={<p className="absent">{interpolate(texts.none, { symbol })}</p>}
      >
        {(items) => (
          <ul className="lines" aria-label={interpolate(texts.heading, { symbol })}>
            {items.slice(0, MAX_ITEMS).map((transaction) => (
              <li key={transaction.id}>
                <Link
                  to={`/w/transactions?id=${encodeURIComponent(transaction.id)}`}
                  data-transaction={transaction.id}
                >
                  <TransactionItem transaction={transaction} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </TransactionList>
    </section>
  );
}
