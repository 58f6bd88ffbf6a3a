import { STATEMENT_ZONE, type LedgerLine } from '#contract/statements.ts';
import { formatZonedTime } from '#src/intl/format/zoned-date.ts';
import { Cell, Row } from '#src/ui/display/Table.tsx';
import { Amount, AmountInMessage } from '../../../money/Amount.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { counterpartyDetail, entryTitle, isReversal } from './entry-text.ts';

/** One line of the ledger, with a link to its transaction. */
export function EntryRow({ line }: { line: LedgerLine }) {
  const { locale } = useI18n();
  const { entries: messages } = useMessages('statements');
  const { titles } = useMessages('transactions');
  const { asset, amount, fee, balance_after, transaction_id } = line;
  const title = entryTitle(line, titles);
  const isOut = amount.startsWith('-');
  return (
    <Row className="line-row">
      <Cell className="date">
        <time dateTime={line.at}>{formatZonedTime(line.at, locale, STATEMENT_ZONE)}</time>
        {fee !== '0' && (
          <span className="fee-also">
            <span>{' · '}</span>
            <AmountInMessage text={messages.feeOf} amount={fee} asset={asset} bare />
          </span>
        )}
      </Cell>
      <Cell className="entry">
        {transaction_id === null ? (
          <b>{title}</b>
        ) : (
          <Link to={`/w/transactions?id=${encodeURIComponent(transaction_id)}`}>{title}</Link>
        )}
        <EntryDetail line={line} />
      </Cell>
      <Cell className={isOut ? 'num amount' : 'num amount gain'}>
        <Amount amount={amount} asset={asset} bare signed />
      </Cell>
      <Cell className="num fee">{fee === '0' ? '–' : <Amount amount={`-${fee}`} asset={asset} bare />}</Cell>
      <Cell className="num balance">
        <Amount amount={balance_after} asset={asset} bare />
      </Cell>
    </Row>
  );
}

function EntryDetail({ line }: { line: LedgerLine }) {
  const { entries: messages } = useMessages('statements');
  const { then } = useMessages('transactions');
  const detail = counterpartyDetail(line.transaction?.counterparty);
  const { fiat_then: value, asset } = line;
  const hasValue = value !== null && value.currency !== asset;
  if (!isReversal(line) && !detail && !hasValue) return null;
  return (
    <small>
      {isReversal(line) && <span className="tag">{messages.reversed}</span>}
      {detail && <bdi translate="no">{detail}</bdi>}
      {detail && hasValue && <span>{' · '}</span>}
      {hasValue && (
        <AmountInMessage text={then} amount={value.amount.replace('-', '')} asset={value.currency} />
      )}
    </small>
  );
}
