import { assets } from '#contract/assets.ts';
import { STATEMENT_ZONE, type LedgerLine, type Statement, type StatementItem } from '#contract/statements.ts';
import { formatZonedTime } from '#src/intl/format/zoned-date.ts';
import { comma } from '#src/intl/text/marks.ts';
import { Amount } from '../../../money/Amount.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { counterpartyDetail, entryTitle, isReversal } from './entry-text.ts';
import { lastMomentOf, negated, netConverted } from './statement-amounts.ts';

interface SheetAssetProps {
  item: StatementItem;
  statement: Statement;
  /** Oldest first. */
  lines: readonly LedgerLine[];
}

/** One asset's entries between its two balances, and what they come to. */
export function SheetAsset({ item, statement, lines }: SheetAssetProps) {
  const { locale, messages: wallet } = useI18n();
  const messages = useMessages('statementPaper');
  const { asset } = item;
  const time = (moment: string) => formatZonedTime(moment, locale, STATEMENT_ZONE);
  const sums = [
    [messages.in, item.in],
    [messages.out, negated(item.out)],
    [messages.converted, netConverted(item)],
    [messages.rewards, item.rewards],
    [messages.fees, negated(item.fees)],
  ] as const;
  return (
    <section>
      <h3>{wallet.names[asset] + comma[locale] + assets[asset].symbol}</h3>
      <table className="entries-on-paper">
        <thead>
          <tr>
            <th scope="col">{messages.date}</th>
            <th scope="col">{messages.entry}</th>
            <th scope="col" className="num">
              {messages.amount}
            </th>
            <th scope="col" className="num">
              {messages.fee}
            </th>
            <th scope="col" className="num">
              {messages.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="strong">
            <td>{time(statement.from)}</td>
            <th scope="row">{messages.openingBalance}</th>
            <td />
            <td />
            <td className="num">
              <Amount amount={item.opening} asset={asset} bare exact />
            </td>
          </tr>
          {lines.map((line) => (
            <SheetEntry key={line.entry_id} line={line} time={time(line.at)} />
          ))}
          <tr className="strong">
            <td>{time(lastMomentOf(statement))}</td>
            <th scope="row">{messages.closingBalance}</th>
            <td />
            <td />
            <td className="num">
              <Amount amount={item.closing} asset={asset} bare exact />
            </td>
          </tr>
        </tbody>
      </table>
      <dl className="sums">
        {sums
          .filter(([, amount]) => amount !== '0')
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Amount amount={amount} asset={asset} bare exact signed />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function SheetEntry({ line, time }: { line: LedgerLine; time: string }) {
  const { titles } = useMessages('transactions');
  const { entries } = useMessages('statements');
  const { asset, amount, fee, balance_after, reference } = line;
  const detail = counterpartyDetail(line.transaction?.counterparty);
  return (
    <tr>
      <td>{time}</td>
      <td>
        <span>{entryTitle(line, titles)}</span> {isReversal(line) && <small>{entries.reversed}</small>}{' '}
        {detail && (
          <small>
            <bdi translate="no">{detail}</bdi>
          </small>
        )}{' '}
        {reference && <small className="ref">{reference}</small>}
      </td>
      <td className="num">
        <Amount amount={amount} asset={asset} bare exact signed />
      </td>
      <td className="num">{fee !== '0' && <Amount amount={`-${fee}`} asset={asset} bare exact />}</td>
      <td className="num">
        <Amount amount={balance_after} asset={asset} bare exact />
      </td>
    </tr>
  );
}
