import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $recentTransactions, refetchRecentTransactions } from '#src/stores/money/recent-transactions.ts';
import { ShellOutline } from '#src/ui/brand/Logo.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { TransactionItem } from '../../../transaction/TransactionItem.tsx';
import { isPending } from './pending-transactions.ts';

/** How many of the last transactions are listed. */
const COUNT = 4;

/** The last transactions that are not under way: those stand in a card of their own. */
export function RecentTransactions() {
  const { activity } = useMessages('dashboard');
  const query = useStore($recentTransactions);
  const heading = useId();
  const { data, error } = query;
  return (
    // The card that loads is another one than the loaded card, which may stand lower, under what is pending: nothing moves.
    <section
      key={data ? 'loaded' : 'loading'}
      className="card recent"
      aria-labelledby={heading}
      aria-busy={!data && !error}
    >
      <header>
        <h2 id={heading}>{activity.heading}</h2>
        {data && data.items.length > 0 && (
          <Link className="standalone-link" to="/w/transactions" aria-describedby={heading}>
            {activity.all}
          </Link>
        )}
      </header>
      <QueryStates
        query={query}
        messages={activity}
        at={data?.at ?? null}
        onRetry={refetchRecentTransactions}
        skeleton={<RowSkeletons count={COUNT} />}
      >
        {({ items }) => {
          const ended = items.filter((one) => !isPending(one));
          return ended.length === 0 ? (
            <Blank hasPending={items.length > 0} />
          ) : (
            <ul className="lines">
              {ended.slice(0, COUNT).map((transaction) => (
                <li key={transaction.id}>
                  <Link to={`/w/transactions?id=${encodeURIComponent(transaction.id)}`}>
                    <TransactionItem transaction={transaction} />
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

function Blank({ hasPending }: { hasPending: boolean }) {
  const { activity } = useMessages('dashboard');
  if (hasPending) return <p className="absent">{activity.noneEnded}</p>;
  return (
    <div className="blank">
      <ShellOutline />
      <p>{activity.none}</p>
    </div>
  );
}
