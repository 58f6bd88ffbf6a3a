import { assets, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import type { LedgerLine } from '#contract/statements.ts';
import type { SandboxState } from '../../core/state.ts';
import { lineId, type Line } from './ledger-lines.ts';
import { amountsOf } from './line-amounts.ts';
import { rateThen, valueOf } from './line-value.ts';

/** A line as its owner is shown it. */
export function presentLine(state: SandboxState, line: Line, currency: DisplayCurrency): LedgerLine {
  const { transaction, asset } = line;
  const { scale } = assets[asset];
  const { amount, fee } = amountsOf(line);
  return {
    entry_id: lineId(line),
    at: line.entry.effective_at,
    transaction_id: transaction?.id ?? null,
    reference: transaction?.reference ?? null,
    type: transaction?.type ?? 'adjustment',
    transaction: transaction && {
      type: transaction.type,
      direction: transaction.direction,
      asset: transaction.asset,
      received: transaction.received,
      counterparty: transaction.counterparty,
      network: transaction.network,
    },
    asset,
    amount: formatAmount(amount, scale),
    fee: formatAmount(fee, scale),
    balance_after: formatAmount(line.balance, scale),
    fiat_then: valueThen(state, line, amount, currency),
  };
}

/** The value of a line when its transaction was made. */
function valueThen(
  state: SandboxState,
  line: Line,
  amount: bigint,
  currency: DisplayCurrency,
): LedgerLine['fiat_then'] {
  const rate = rateThen(state, line, currency);
  if (rate === null) return null;
  const value = valueOf(amount, line.asset, rate, currency);
  return { currency, amount: formatAmount(value, assets[currency].scale), rate };
}
