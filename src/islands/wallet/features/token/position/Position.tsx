import { useStore } from '@nanostores/react';
import { assets, type AssetId } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $balances, $displayCurrency, $isValued, refetchBalances } from '#src/stores/money/balances.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { isZero } from '../../../money/holdings.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { Cost } from './Cost.tsx';

interface PositionProps {
  asset: AssetId;
  /** What can be done with it, below the amount. */
  children: ElementNode;
}

/** What the person has of an asset, its value, and what it has cost. */
export function Position({ asset, children }: PositionProps) {
  const { position: texts } = useMessages('token');
  const query = useStore($balances);
  const item = query.data?.items.find((one) => one.asset === asset);
  const isHeld = item !== undefined && (!isZero(item.total) || !isZero(item.incoming));
  return (
    <section className="card position" aria-labelledby="position">
      <header>
        <h2 id="position">{texts.heading}</h2>
      </header>
      <div className="body">
        <QueryStates
          query={query}
          messages={texts}
          at={query.data && Date.parse(query.data.as_of)}
          onRetry={refetchBalances}
          skeleton={<HoldingSkeleton />}
        >
          {() =>
            isHeld ? (
              <Holding item={item} />
            ) : (
              <p className="soft">{interpolate(texts.nothing, { symbol: assets[asset].symbol })}</p>
            )
          }
        </QueryStates>
        {children}
        {isHeld && <Parts item={item} />}
        {isHeld && assets[asset].kind === 'crypto' && !isZero(item.total) && <Cost asset={asset} />}
      </div>
    </section>
  );
}

function Holding({ item: { asset, value, total } }: { item: Balance }) {
  const { position: texts } = useMessages('token');
  const { data } = useStore($balances);
  const currency = useStore($displayCurrency);
  const isValued = useStore($isValued);
  const isOwnUnit = asset === currency;
  return (
    <div className="holding">
      {!isOwnUnit && (
        <p>
          {!data || !isValued ? (
            <Skeleton size="figure" />
          ) : value === null ? (
            <b>{texts.noValue}</b>
          ) : (
            <Amount asset={data.currency} amount={value} size="large" />
          )}
        </p>
      )}
      <p className={isOwnUnit ? undefined : 'soft'}>
        <Amount asset={asset} amount={total} {...(isOwnUnit && { size: 'large' as const })} />
      </p>
    </div>
  );
}

function HoldingSkeleton() {
  return (
    <div className="holding" aria-hidden="true">
      <p>
        <Skeleton size="title" />
      </p>
      <p>
        <Skeleton size="figure" />
      </p>
    </div>
  );
}

/** What of it can be used, and what can't yet; nothing where all of it can. */
function Parts({ item: { asset, available, held, incoming } }: { item: Balance }) {
  const { position: texts } = useMessages('token');
  if (isZero(held) && isZero(incoming)) return null;
  return (
    <dl className="facts-list">
      {Object.entries({ available, held, incoming } as const)
        .filter(([part, amount]) => part === 'available' || !isZero(amount))
        .map(([part, amount]) => (
          <div key={part}>
            <dt>{texts[part as 'available' | 'held' | 'incoming']}</dt>
            <dd>
              <Amount asset={asset} amount={amount} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
