import type { Balance } from '#contract/balances.ts';
import { refetchOpenTransactions } from '#src/stores/money/open-transactions.ts';
import { useMessages } from '../i18n/i18n.ts';
import { RowSkeletons } from '../list/RowSkeletons.tsx';
import { Amount } from '../money/Amount.tsx';
import { isZero } from '../money/holdings.ts';
import { Link } from '../navigation/Link.tsx';
import { QueryStates } from '../status/QueryStates.tsx';
import { TransactionItem } from '../transaction/TransactionItem.tsx';
import { isBringing, isHolding, useOpenTransactions } from './use-open-transactions.ts';

/** The sum of a balance, and the transactions that hold a part of it or bring more. */
export function HeldDetails({ item }: { item: Balance }) {
  return (
    <div className="held-details">
      <HeldSum {...item} />
      <UnderWay {...item} />
    </div>
  );
}

function HeldSum({ asset, available, held, incoming, total }: Balance) {
  const { breakdown } = useMessages('myAssets');
  const rows = [
    { name: breakdown.available, amount: available, note: null },
    { name: breakdown.held, amount: held, note: breakdown.heldText },
    { name: breakdown.incoming, amount: incoming, note: breakdown.incomingText },
  ].filter(({ amount, note }) => note === null || !isZero(amount));
  return (
    <dl>
      {rows.map(({ name, amount, note }) => (
        <div key={name}>
          <dt>
            <span>{name}</span>
            {note !== null && <small>{note}</small>}
          </dt>
          <dd>
            <Amount asset={asset} amount={amount} />
          </dd>
        </div>
      ))}
      <div className="all">
        <dt>{breakdown.total}</dt>
        <dd>
          <Amount asset={asset} amount={total} />
        </dd>
      </div>
    </dl>
  );
}

function UnderWay({ asset }: Pick<Balance, 'asset'>) {
  const { underWay } = useMessages('myAssets');
  const query = useOpenTransactions(true);
  return (
    <section aria-label={underWay.heading}>
      <QueryStates
        query={query}
        messages={underWay}
        at={query.data?.at ?? null}
        onRetry={refetchOpenTransactions}
        skeleton={<RowSkeletons count={1} />}
      >
        {({ items }) => {
          const own = items.filter((one) => isHolding(one, asset) || isBringing(one, asset));
          return own.length === 0 ? (
            <p className="none">{underWay.none}</p>
          ) : (
            <ul className="lines">
              {own.map((transaction) => (
                <li key={transaction.id}>
                  <Link to={`/w/transactions?id=${encodeURIComponent(transaction.id)}`}>
                    <TransactionItem transaction={transaction} />
                    {transaction.confirmations && (
                      // The status says the same in figures.
                      <progress
                        max={transaction.confirmations.need}
                        value={transaction.confirmations.have}
                        aria-hidden="true"
                      />
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryStates>
    </section>
  );
}
