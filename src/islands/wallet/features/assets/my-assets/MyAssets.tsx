import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $balances, refetchBalances } from '#src/stores/money/balances.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { ActionLinks } from '../../../money-actions/ActionLinks.tsx';
import { BalanceSummary } from '../../../money/BalanceSummary.tsx';
import { DayChange } from '../../../money/DayChange.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Doors } from './Doors.tsx';
import { FilteredAssets } from './FilteredAssets.tsx';
import { useAssetView } from './use-asset-view.ts';

/** /w/assets: what is held, what of it is available, on hold and incoming, and the ways to move it. */
export function MyAssets() {
  const messages = useMessages('myAssets');
  const query = useStore($balances);
  const view = useAssetView();
  const heading = useId();
  // A phone's rows open the same sums.
  const hasBreakdown = useMediaQuery('(width >= 65em)');
  return (
    <div className="my-assets">
      <div className="mine-head">
        <BalanceSummary change={<DayChange />} />
        <ActionLinks />
        <Doors />
      </div>
      {hasBreakdown && <Breakdown />}
      <section className="card holding" aria-labelledby={heading}>
        <h2 className="sr" id={heading}>
          {messages.list}
        </h2>
        <QueryStates
          query={query}
          // The total above has said it.
          messages={messages}
          at={query.data && Date.parse(query.data.as_of)}
          onRetry={refetchBalances}
          skeleton={<RowSkeletons count={6} />}
        >
          {(balances) => <FilteredAssets balances={balances} view={view} labelledBy={heading} />}
        </QueryStates>
      </section>
    </div>
  );
}
