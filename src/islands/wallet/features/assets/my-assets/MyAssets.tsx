import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { $balances } from '#src/stores/money/balances.ts';
import { $online } from '#src/stores/query/online.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { ActionLinks } from '../../../money-actions/ActionLinks.tsx';
import { BalanceSummary } from '../../../money/BalanceSummary.tsx';
import { DayChange } from '../../../money/DayChange.tsx';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Doors } from './Doors.tsx';
import { FilteredAssets } from './FilteredAssets.tsx';
import { useAssetView } from './use-asset-view.ts';

/** /w/assets: what is held, what of it is available, on hold and incoming, and the ways to move it. */
export function MyAssets() {
  const messages = useMessages('myAssets');
  const { messages: wallet } = useI18n();
  const { data, error } = useStore($balances);
  const isLoading = useStore($online) && !data && !error;
  const view = useAssetView();
  const heading = useId();
  const list = useRef<HTMLElement>(null);
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
      <section ref={list} className="card holding" aria-labelledby={heading}>
        <h2 className="sr" id={heading}>
          {messages.list}
        </h2>
        <LoadingStatus loading={isLoading && messages.loading} />
        {isLoading && <RowSkeletons count={6} />}
        {/* The total above says what has failed, and how old the amounts are. */}
        {!data && !isLoading && <p className="absent">{wallet.assets.failedText}</p>}
        {data && <FilteredAssets box={list} balances={data} view={view} labelledBy={heading} />}
      </section>
    </div>
  );
}
