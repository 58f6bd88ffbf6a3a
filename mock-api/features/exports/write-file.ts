import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import { formatCsv, type Cell } from '../../core/csv.ts';
import { lagosText } from '../../core/lagos-time.ts';
import type { SandboxState } from '../../core/state.ts';
import { ledgerLines, type Line } from '../statements/ledger-lines.ts';
import { amountsOf } from '../statements/line-amounts.ts';
import { presentLine } from '../statements/present-line.ts';
import { readPeriod } from '../statements/period.ts';
import { statementFile } from '../statements/statement-file.ts';
import { statementOf } from '../statements/statement.ts';
import { feeSums } from '../transactions/payment-facts.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { searchTransactions } from '../transactions/transaction-search.ts';
import { transactionOf, transactionsOf } from '../transactions/transactions.ts';
import type { ExportRequest } from './state.ts';

interface Written {
  readonly text: string;
  /** Without the heading. */
  readonly rows: number;
}

const write = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Written => ({
  text: formatCsv(columns, rows),
  rows: rows.length,
});

/**
 * The file that was asked for, of what there is now.
 * @throws ApiError 422 `period_invalid`
 */
export function writeFile(state: SandboxState, customerId: string, request: ExportRequest): Written {
  switch (request.kind) {
    case 'transactions':
      return writeTransactions(
        searchTransactions(transactionsOf(state, customerId), request.filter, { limit: Infinity }),
      );
    case 'ledger':
      return writeLedger(state, customerId, request.filter);
    case 'statement':
      return writeStatement(state, customerId, request.filter);
    case 'receipt': {
      const found = transactionOf(state, customerId, request.filter.transaction_id);
      return writeTransactions(found ? [found] : []);
    }
  }
}

const times = (moment: string): Cell[] => [moment, lagosText(Date.parse(moment))];
const counterpartyName = (one: Pick<Transaction, 'counterparty'> | null): Cell =>
  one?.counterparty?.name ?? null;

const transactionColumns = [
  'txn_id',
  'reference',
  'time_utc',
  'time_local',
  'type',
  'direction',
  'status',
  'asset',
  'amount',
  'fee_asset',
  'fee',
  'received_asset',
  'received_amount',
  'counterparty',
  'network',
  'tx_hash',
  'fiat_currency',
  'fiat_value_then',
  'rate_then',
  'note',
];

function writeTransactions(found: readonly StoredTransaction[]): Written {
  return write(
    transactionColumns,
    found.map((one) => {
      const { fee, vat } = feeSums(one);
      return [
        one.id,
        one.reference,
        ...times(one.created_at),
        one.type,
        one.direction,
        one.status,
        one.asset,
        one.amount,
        one.fees.length > 0 ? one.asset : null,
        formatAmount(fee + vat, assets[one.asset].scale),
        one.received?.asset ?? null,
        one.received?.amount ?? null,
        counterpartyName(one),
        one.network,
        one.tx_hash,
        one.fiat?.currency ?? null,
        one.fiat?.amount ?? null,
        one.fiat?.rate ?? null,
        one.note,
      ];
    }),
  );
}

const ledgerColumns = [
  'entry_id',
  'txn_id',
  'reference',
  'time_utc',
  'time_local',
  'type',
  'asset',
  'amount',
  'fee_asset',
  'fee',
  'balance_after',
  'counterparty',
  'network',
  'tx_hash',
  'fiat_currency',
  'fiat_value_then',
  'rate_then',
  'note',
];

type FilterOf<Kind extends ExportRequest['kind']> = Extract<ExportRequest, { kind: Kind }>['filter'];

function writeLedger(state: SandboxState, customerId: string, filter: FilterOf<'ledger'>): Written {
  const lines = ledgerLines(state, customerId, filter);
  const rows = lines.map((line): Cell[] => {
    const shown = presentLine(state, line, filter.currency);
    const { transaction } = line;
    return [
      shown.entry_id,
      shown.transaction_id,
      shown.reference,
      ...times(shown.at),
      shown.type,
      shown.asset,
      { signed: shown.amount },
      shown.asset,
      shown.fee,
      shown.balance_after,
      counterpartyName(transaction),
      transaction?.network ?? null,
      transaction?.tx_hash ?? null,
      shown.fiat_then?.currency ?? null,
      shown.fiat_then ? { signed: shown.fiat_then.amount } : null,
      shown.fiat_then?.rate ?? null,
      transaction?.note ?? null,
    ];
  });
  const { text } = write(ledgerColumns, [...rows, ...totalsOf(lines)]);
  return { text, rows: rows.length };
}

/** The sums of each asset's lines, with the balance after the last of them. */
function totalsOf(lines: readonly Line[]): Cell[][] {
  return [...Map.groupBy(lines, ({ asset }) => asset)].map(([asset, all]: [AssetId, Line[]]) => {
    const format = (minor: bigint) => formatAmount(minor, assets[asset].scale);
    const amounts = all.map(amountsOf);
    const amount = amounts.reduce((sum, one) => sum + one.amount, 0n);
    const fee = amounts.reduce((sum, one) => sum + one.fee, 0n);
    const cells: Cell[] = ['total', null, null, null, null, null, asset, { signed: format(amount) }];
    const rest: Cell[] = [asset, format(fee), format(all.at(-1)?.balance ?? 0n)];
    return [...cells, ...rest, ...Array.from({ length: ledgerColumns.length - 11 }, () => null)];
  });
}

function writeStatement(
  state: SandboxState,
  customerId: string,
  { period, currency }: FilterOf<'statement'>,
): Written {
  const { items } = statementOf(state, customerId, readPeriod(state, period), currency);
  return { text: statementFile(period, currency, items), rows: items.length };
}
