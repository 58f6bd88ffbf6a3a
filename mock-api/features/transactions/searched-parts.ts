import { assets } from '#contract/assets.ts';
import { addAmounts, formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { isNetworkId, networks } from '#contract/networks.ts';
import { foldText } from '#contract/text/fold-text.ts';
import { memoizePerObject } from '../../core/memoize-per-object.ts';
import { feesFrom, withFees } from './fee-sources.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** What lists call each kind, in the product's languages: a search is in neither of them alone. */
const kindWords: Readonly<Record<StoredTransaction['type'], string>> = {
  send: 'Sent 转出 转给',
  receive: 'Received 转入',
  deposit: 'Deposit 充值',
  payout: 'Withdrawal 提现',
  convert: 'Converted 兑换',
  reward: 'Reward 奖励',
  adjustment: 'Correction 账目更正',
};

/** What is read of the other side besides its name. */
function detailsOf({ counterparty }: StoredTransaction) {
  if (counterparty?.kind === 'user') return counterparty.username;
  if (counterparty?.kind === 'address') return counterparty.address;
  return counterparty?.kind === 'bank' ? `${counterparty.bank_name}\n${counterparty.last4}` : undefined;
}

/** What the user reads of a transaction, folded. Kept, because folding the texts of 10,000 takes 60 ms. */
export const textOf = memoizePerObject(
  (one: StoredTransaction) => {
    const { counterparty, received } = one;
    return [
      one.type,
      one.asset,
      one.network,
      one.reference,
      counterparty?.name,
      detailsOf(one),
      one.note,
      one.message,
      one.tx_hash,
      one.amount,
      received?.asset,
      received?.amount,
    ] as const;
  },
  ([type, asset, network, ...rest]) => {
    const words = [
      kindWords[type],
      asset,
      assets[asset].name,
      network !== null && isNetworkId(network) ? `on ${networks[network].name}` : null,
      ...rest,
    ];
    return foldText(words.filter((part) => part != null).join('\n'));
  },
);

/** The sums that a row, or the transaction itself, shows: as decimal strings, of which any sum has one alone. Kept like its text. */
export const sumsOf = memoizePerObject(
  ({ asset, amount, received, total_debit, fiat, fees }: StoredTransaction) =>
    withFees(
      [
        asset,
        amount,
        received?.amount,
        total_debit?.amount,
        fiat?.currency,
        fiat?.amount,
        fiat?.rate,
      ] as const,
      fees,
    ),
  ([asset, amount, received, debit, currency, value, rate, ...rest]): readonly string[] => {
    const fees = feesFrom(rest);
    const { scale } = assets[asset];
    const feeAmounts = fees.map((fee) => fee.amount);
    const shown = [amount, received, value, debit, ...feeAmounts].filter((sum) => sum !== undefined);
    // What a row shows is with the fees: their sum, and the value of all that left.
    if (fees.length > 1 && fees.every((fee) => fee.asset === asset))
      shown.push(addAmounts(feeAmounts, scale));
    if (currency !== undefined && rate !== undefined && debit !== undefined && fees.length > 0) {
      const { scale: target } = assets[currency];
      const all = multiplyByRate(parseAmount(debit, scale), scale, rate, target, 'half-even');
      shown.push(formatAmount(all, target));
    }
    return shown;
  },
);
