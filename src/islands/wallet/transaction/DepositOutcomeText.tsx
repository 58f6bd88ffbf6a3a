import type { Transaction } from '#contract/transactions.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { MessageWithElements } from '../i18n/MessageWithElements.tsx';
import { Amount } from '../money/Amount.tsx';
import { depositOutcome } from './deposit-outcome.ts';

/** The one sentence for what became of a deposit that did not simply arrive; nothing of any other transaction. */
export function DepositOutcomeText({ transaction }: { transaction: Transaction }) {
  const messages = useMessages('depositOutcomes');
  const { locale } = useI18n();
  const today = useToday();
  const found = depositOutcome(transaction);
  if (!found) return null;
  const { outcome, amount, time } = found;
  const text = time === undefined ? messages[outcome] : withUpcoming(messages[outcome], time, locale, today);
  return (
    <MessageWithElements
      text={text}
      values={amount ? { amount: <Amount asset={amount.asset} amount={amount.amount} /> } : {}}
    />
  );
}
