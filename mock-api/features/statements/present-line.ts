import { assets, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, multiplyByRate } from '#contract/money.ts';
import type { LedgerLine } from '#contract/statements.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from '../market/market-settings.ts';
import { unitPrice } from '../market/price.ts';
import { lineId, type Line } from './ledger-lines.ts';
import { amountsOf } from './line-amounts.ts';

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
    asset,
    amount: formatAmount(amount, scale),
    fee: formatAmount(fee, scale),
    balance_after: formatAmount(line.balance, scale),
    fiat_then: valueThen(state, line, amount, currency),
  };
}

/** The value of a line when its transaction was made: at the rate that the transaction keeps, where it is in that currency. */
function valueThen(
  state: SandboxState,
  { transaction, asset, entry }: Line,
  amount: bigint,
  currency: DisplayCurrency,
): LedgerLine['fiat_then'] {
  const kept =
    transaction?.fiat?.currency === currency && transaction.asset === asset ? transaction.fiat : null;
  const moment = Date.parse(transaction?.created_at ?? entry.effective_at);
  const rate = kept?.rate ?? unitPrice(state, asset, currency, marketTime(state, moment));
  if (rate === null) return null;
  const { scale } = assets[currency];
  const size = amount < 0n ? -amount : amount;
  const value = multiplyByRate(size, assets[asset].scale, rate, scale, 'half-even');
  return { currency, amount: formatAmount(amount < 0n ? -value : value, scale), rate };
}
