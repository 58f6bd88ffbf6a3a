import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { assets } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $balances, $displayCurrency } from '#src/stores/money/balances.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { isBringing, isHolding, useOpenTransactions } from '../../../asset-list/use-open-transactions.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { isZero } from '../../../money/holdings.ts';
import { lessOf, sumOf, worthOf } from '../../../money/worth.ts';
import { transactionTitle } from '../../../transaction/transaction-title.ts';

/** What of the total is available, what is on hold, and what is incoming beside it. */
export function Breakdown() {
  const { breakdown } = useMessages('myAssets');
  const { data, error } = useStore($balances);
  const currency = useStore($displayCurrency);
  const heading = useId();
  const shown = data?.currency === currency ? data : null;
  if (!shown && error) return null;
  return (
    <section className="card breakdown" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{breakdown.heading}</h2>
      </header>
      {shown ? <Sums balances={shown} /> : <Skeleton size="line" />}
    </section>
  );
}

function Sums({ balances: { items, total, currency } }: { balances: Balances }) {
  const { breakdown } = useMessages('myAssets');
  const held = items.filter((item) => !isZero(item.held));
  const incoming = items.filter((item) => !isZero(item.incoming));
  const { data } = useOpenTransactions(held.length + incoming.length > 0);
  const open = data?.items ?? [];
  const heldWorth = sumOf(held.flatMap((item) => worthOf(item.held, item) ?? []));
  const incomingWorth = sumOf(incoming.flatMap((item) => worthOf(item.incoming, item) ?? []));
  return (
    <dl>
      <Sum name={breakdown.available}>
        <Amount asset={currency} amount={lessOf(total, heldWorth)} />
      </Sum>
      <Sum
        name={breakdown.held}
        note={
          <WhatItIs transactions={open.filter((one) => held.some(({ asset }) => isHolding(one, asset)))} />
        }
      >
        <Amount asset={currency} amount={heldWorth} />
      </Sum>
      <Sum
        name={breakdown.incoming}
        note={
          <WhatItIs
            isIncoming
            transactions={open.filter((one) => incoming.some(({ asset }) => isBringing(one, asset)))}
          />
        }
      >
        {incoming.length > 0 && <span>{'≈ '}</span>}
        <Amount asset={currency} amount={incomingWorth} />
        {incoming.length > 0 && <small>{breakdown.notInTotal}</small>}
      </Sum>
    </dl>
  );
}

interface SumProps {
  name: string;
  note?: ElementNode;
  children: ElementNode;
}

const Sum = ({ name, note, children }: SumProps) => (
  <div>
    <dt>
      <span>{name}</span>
      {note}
    </dt>
    <dd>{children}</dd>
  </div>
);

interface WhatItIsProps {
  transactions: readonly Transaction[];
  /** Says how much comes and how far it is, in place of from whom. */
  isIncoming?: boolean;
}

/** The one transaction, or how many there are. */
function WhatItIs({ transactions: [first, ...others], isIncoming = false }: WhatItIsProps) {
  const { locale } = useI18n();
  const { titles } = useMessages('transactions');
  const { breakdown } = useMessages('myAssets');
  if (!first) return null;
  const count = others.length + 1;
  if (count > 1) return <small>{interpolate(plural(locale, count, breakdown.several), { count })}</small>;
  if (!isIncoming) return <small>{transactionTitle(first, titles)}</small>;
  return (
    <small>
      <span>
        <Amount asset={first.asset} amount={first.amount} bare /> <span>{assets[first.asset].symbol}</span>
      </span>
      {first.confirmations && (
        <span>{` · ${interpolate(breakdown.confirmations, first.confirmations)}`}</span>
      )}
    </small>
  );
}
