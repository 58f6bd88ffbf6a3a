import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Balance } from '#contract/balances.ts';
import {
  $openTransactions,
  $openTransactionsAsset,
  refetchOpenTransactions,
} from '#src/stores/money/open-transactions.ts';
import { receive, transfers } from '#src/ui/icons/feature.ts';
import { send } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { isZero } from '../../../money/holdings.ts';
import { convertSheet } from '../../../panels/sheet-url.ts';
import { useSheets } from '../../../panels/use-sheets.ts';
import { topUpPath } from '../../../paths.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { TransactionItem } from '../../../transaction/TransactionItem.tsx';

/** What can be done with an asset, and the transactions that hold a part of it or bring more. */
export function AssetPanel({ item: { asset, available, held, incoming } }: { item: Balance }) {
  const { actions } = useMessages('myAssets');
  const { open } = useSheets();
  return (
    <div className="asset-panel">
      <p className="row">
        <Link className="button small" to={`/w/send?asset=${asset}`}>
          <Icon d={send} />
          <span>{actions.send}</span>
        </Link>
        <Link className="button small" to={topUpPath(asset)}>
          <Icon d={receive} />
          <span>{actions.receive}</span>
        </Link>
        <button
          className="button small"
          type="button"
          // Who has none of it can only convert something into it.
          onClick={() => open('convert', convertSheet(isZero(available) ? { to: asset } : { from: asset }))}
        >
          <Icon d={transfers} />
          <span>{actions.convert}</span>
        </button>
        <Link className="button small quiet" to={`/w/transactions?asset=${asset}`}>
          {actions.transactions}
        </Link>
      </p>
      {(!isZero(held) || !isZero(incoming)) && <OpenTransactions asset={asset} />}
    </div>
  );
}

function OpenTransactions({ asset }: Pick<Balance, 'asset'>) {
  const { underWay } = useMessages('myAssets');
  const stored = useStore($openTransactions);

  useEffect(() => {
    $openTransactionsAsset.set(asset);
    return () => $openTransactionsAsset.set(null);
  }, [asset]);

  const query = { ...stored, data: stored.data?.asset === asset ? stored.data : null };
  return (
    <section aria-label={underWay.heading}>
      <h3>{underWay.heading}</h3>
      <QueryStates
        query={query}
        messages={underWay}
        at={query.data?.at ?? null}
        onRetry={refetchOpenTransactions}
        skeleton={<RowSkeletons count={1} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="absent">{underWay.none}</p>
          ) : (
            <ul className="lines">
              {items.map((transaction) => (
                <li key={transaction.id}>
                  <Link to={`/w/transactions?id=${transaction.id}`}>
                    <TransactionItem transaction={transaction} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}
