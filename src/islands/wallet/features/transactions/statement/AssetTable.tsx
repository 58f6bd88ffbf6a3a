import { useId } from 'react';
import { assets, type AssetId } from '#contract/assets.ts';
import type { StatementItem } from '#contract/statements.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { LoadedStatement } from '#src/stores/history/statements.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Cell, ColumnHead, Row, RowHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check, warn } from '#src/ui/icons/form.ts';
import { Amount } from '../../../money/Amount.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { negated, netConverted, sortItems } from './statement-amounts.ts';

/** Each asset in its own unit: opening, what changed it, closing, and whether that adds up. */
export function AssetTable({ statement }: { statement: LoadedStatement }) {
  const { assets: messages } = useMessages('statements');
  const heading = useId();
  const last = statement.closed ? messages.closing : messages.now;
  return (
    <section className="card" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{messages.heading}</h2>
        <small>{messages.unit}</small>
      </header>
      <Table className="per" aria-labelledby={heading}>
        <TableHead>
          <ColumnHead>{messages.asset}</ColumnHead>
          {[
            messages.opening,
            messages.in,
            messages.out,
            messages.converted,
            messages.rewards,
            messages.fees,
            last,
          ].map((name) => (
            <ColumnHead key={name} className="num">
              {name}
            </ColumnHead>
          ))}
          <ColumnHead className="num">{messages.ties}</ColumnHead>
        </TableHead>
        <TableBody>
          {sortItems(statement.items).map((item) => (
            <AssetRow key={item.asset} item={item} last={last} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function AssetRow({ item, last }: { item: StatementItem; last: string }) {
  const { messages: wallet } = useI18n();
  const { assets: messages } = useMessages('statements');
  const { asset, ties } = item;
  const name = wallet.names[asset];
  return (
    <Row>
      <RowHead className="what">
        <div>
          <AssetIcon id={asset} />
          <div>
            <b>{name}</b>
            <small translate="no">{assets[asset].symbol}</small>
          </div>
        </div>
      </RowHead>
      <Cell className="num" data-label={messages.opening}>
        <Amount amount={item.opening} asset={asset} bare />
      </Cell>
      <Change label={messages.in} amount={item.in} asset={asset} />
      <Change label={messages.out} amount={negated(item.out)} asset={asset} />
      <Change label={messages.converted} amount={netConverted(item)} asset={asset} />
      <Change label={messages.rewards} amount={item.rewards} asset={asset} />
      <Change label={messages.fees} amount={negated(item.fees)} asset={asset} />
      <Cell className="num" data-label={last}>
        <Amount amount={item.closing} asset={asset} bare />
      </Cell>
      <Cell className="num tie">
        <span className={ties ? 'ties' : 'ties not'}>
          <Icon d={ties ? check : warn} />
          <span className="sr">
            {interpolate(ties ? messages.tiesFor : messages.tiesNotFor, { asset: name })}
          </span>
        </span>
      </Cell>
    </Row>
  );
}

/** What changed a balance; a dash where nothing did, which a phone leaves out. */
function Change({ label, amount, asset }: { label: string; amount: string; asset: AssetId }) {
  if (amount === '0')
    return (
      <Cell className="num none" data-label={label}>
        –
      </Cell>
    );
  return (
    <Cell className="num" data-label={label}>
      <Amount amount={amount} asset={asset} bare signed />
    </Cell>
  );
}
