import type { Transaction } from '#contract/transactions.ts';
import { addAmounts } from '#contract/money.ts';
import { assets } from '#contract/assets.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { clock } from '#src/ui/icons/frame.ts';
import { info } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { AmountInMessage } from '../money/Amount.tsx';
import { depositOutcome } from './deposit-outcome.ts';
import { DepositOutcomeText } from './DepositOutcomeText.tsx';
import { reasonText } from './reason-text.ts';
import { isReversed } from './transaction-title.ts';
import { useIsLate } from './use-is-late.ts';

/** Where the money is, for what did not simply go through: why, what came back, and whether it takes longer than usual. */
export function Whereabouts({ transaction }: { transaction: Transaction }) {
  const { locale } = useI18n();
  const messages = useMessages('transactionDetail');
  const { status, status_reason, direction, type } = transaction;
  const isLate = useIsLate(transaction);
  const outcome = depositOutcome(transaction);
  const reason = outcome ? null : reasonText(messages.reasons, status_reason);
  const cameBack = direction === 'out' && isReversed(status) ? returnedAmount(transaction) : null;
  const cameNothing = type === 'deposit' && status === 'failed';
  const sentences = [...(reason ? [reason] : []), ...(cameNothing ? [messages.nothingIn] : [])];
  const text = joinSentences(locale, ...sentences);
  return (
    // Always there, so that a change is announced.
    <div role="status">
      {isLate && (
        <p className="notice warn">
          <Icon d={clock} />
          <span>{messages.late}</span>
        </p>
      )}
      {(text || cameBack || outcome) && (
        <p className={`notice ${isReversed(status) ? '' : 'warn'}`.trim()}>
          <Icon d={info} />
          <span>
            <DepositOutcomeText transaction={transaction} />
            <span>{text}</span> {cameBack && <AmountInMessage text={messages.back} {...cameBack} />}
          </span>
        </p>
      )}
    </div>
  );
}

/** What is in the balance again of an outgoing transaction that did not go through: all of it, but for the fee of a bank's return that the account details caused. */
export function returnedAmount({ status, status_reason, asset, amount, fees, total_debit }: Transaction) {
  if (status !== 'returned') return total_debit ?? { asset, amount };
  if (status_reason !== 'bank_error') return { asset, amount };
  const parts = [amount, ...fees.filter((fee) => fee.asset === asset).map((fee) => fee.amount)];
  return { asset, amount: addAmounts(parts, assets[asset].scale) };
}
