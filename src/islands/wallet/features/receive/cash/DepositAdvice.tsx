import type { Transaction } from '#contract/transactions.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { clock, person, wallet } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';

/** What happens when a transfer differs from what was agreed. */
export function DepositAdvice({ deposit }: { deposit: Transaction | null }) {
  const { advice } = useMessages('receiveCash');
  const { rules } = useMessages('depositOutcomes');
  const { locale } = useI18n();
  const today = useToday();
  const until = deposit?.bank_transfer?.expires_at;
  const rows = [
    [wallet, advice.amount, advice.amountText],
    [person, advice.name, rules.otherName],
    [clock, until === undefined ? advice.late : withUpcoming(advice.after, until, locale, today), rules.late],
  ] as const;
  return (
    <section className="card advice" aria-labelledby="deposit-advice">
      <header>
        <h2 id="deposit-advice">{advice.heading}</h2>
      </header>
      <ul>
        {rows.map(([icon, title, text]) => (
          <li key={title}>
            <Icon d={icon} />
            <p>
              <LeadSentence text={title} />
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
