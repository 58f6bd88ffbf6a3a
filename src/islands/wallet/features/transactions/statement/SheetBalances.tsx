import { assets } from '#contract/assets.ts';
import type { Statement, StatementItem } from '#contract/statements.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { Amount } from '../../../money/Amount.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

interface SheetBalancesProps {
  statement: Statement;
  /** In the order of the document. */
  items: readonly StatementItem[];
}

/** Each asset's balance at both ends, and what the second was worth. What changed it stands with its entries, which have room. */
export function SheetBalances({ statement: { currency, totals }, items }: SheetBalancesProps) {
  const messages = useMessages('statementPaper');
  return (
    <section>
      <h3>{messages.byAsset}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.asset}</th>
            <th scope="col" className="num">
              {messages.openingBalance}
            </th>
            <th scope="col" className="num">
              {messages.closingBalance}
            </th>
            <th scope="col" className="num">
              {interpolate(messages.value, { currency: assets[currency].symbol })}
            </th>
            <th scope="col" className="num">
              {messages.ties}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ asset, opening, closing, closing_value, ties }) => (
            <tr key={asset}>
              <th scope="row" translate="no">
                {assets[asset].symbol}
              </th>
              <td className="num">
                <Amount amount={opening} asset={asset} bare exact />
              </td>
              <td className="num">
                <Amount amount={closing} asset={asset} bare exact />
              </td>
              <td className="num">
                {closing_value === null ? (
                  messages.noValue
                ) : (
                  <Amount amount={closing_value} asset={currency} bare exact />
                )}
              </td>
              <td className="num">{ties ? messages.yes : messages.no}</td>
            </tr>
          ))}
          {totals && (
            <tr className="strong">
              <th scope="row">{messages.total}</th>
              <td />
              <td />
              <td className="num">
                <Amount amount={totals.closing} asset={currency} bare exact />
              </td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
