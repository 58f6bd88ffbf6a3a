import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { assets, type DisplayCurrency } from '#contract/assets.ts';
import type { Balance, Balances } from '#contract/balances.ts';
import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $balances, $displayCurrency } from '#src/stores/money/balances.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { isBringing, isHolding, useOpenTransactions } from '../../../asset-list/use-open-transactions.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount, AmountInMessage } from '../../../money/Amount.tsx';
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
        <Worth part="available" items={items} worth={lessOf(total, heldWorth)} currency={currency} />
      </Sum>
      <Sum
        name={breakdown.held}
        note={
          <WhatItIs transactions={open.filter((one) => held.some(({ asset }) => isHolding(one, asset)))} />
        }
      >
        <Worth part="held" items={held} worth={heldWorth} currency={currency} />
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
        <Worth part="incoming" items={incoming} worth={incomingWorth} currency={currency} />
        {incoming.length > 0 && <small>{breakdown.notInTotal}</small>}
      </Sum>
    </dl>
  );
}

/** Up to so many assets without a price are named with their amounts. */
const NAMED = 3;

interface WorthProps {
  part: 'available' | 'held' | 'incoming';
  items: readonly Balance[];
  /** Of those that have a price. */
  worth: string;
  currency: DisplayCurrency;
}

/** What a part of the balances is worth, and beside it what of it has no price: it is neither left out nor counted as nothing. */
function Worth({ part, items, worth, currency }: WorthProps) {
  const { locale } = useI18n();
  const { breakdown } = useMessages('myAssets');
  const unpriced = items.filter((item) => item.price === null && !isZero(item[part]));
  const isAbout = part === 'incoming' && !isZero(worth);
  return (
    <>
      {!(isZero(worth) && unpriced.length > 0) && (
        <>
          {isAbout && <span>{'≈ '}</span>}
          <Amount asset={currency} amount={worth} />
        </>
      )}
      {unpriced.length > NAMED ? (
        <small>
          {interpolate(plural(locale, unpriced.length, breakdown.unpriced), { count: unpriced.length })}
        </small>
      ) : (
        unpriced.map((item) => (
          <small key={item.asset}>
            <AmountInMessage text={breakdown.noPrice} asset={item.asset} amount={item[part]} />
          </small>
        ))
      )}
    </>
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
        <Amount asset={first.asset} amount={first.amount} bare short />{' '}
        <span>{assets[first.asset].symbol}</span>
      </span>
      {first.confirmations && (
        <span>{` · ${interpolate(breakdown.confirmations, first.confirmations)}`}</span>
      )}
    </small>
  );
}
