import type { Transaction } from '#contract/transactions.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { info } from '#src/ui/icons/form.ts';
import { clock, help, person, wallet } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';
import { usePanels } from '../../../panels/use-panels.ts';

/** What happens when a transfer differs from what was agreed, and what to do while one is awaited. */
export function DepositAdvice({ deposit }: { deposit: Transaction | null }) {
  const { advice } = useMessages('receiveCash');
  const { rules } = useMessages('depositOutcomes');
  const { locale } = useI18n();
  const { show } = usePanels();
  const today = useToday();
  const until = deposit?.bank_transfer?.expires_at;
  const isSent = deposit?.status === 'processing';
  const isOpen = useSecondsUntil(until === undefined ? 0 : Date.parse(until)) > 0;
  const upcoming = (text: string, at: string) => withUpcoming(text, at, locale, today);
  const rows = [
    ...(isSent && isOpen && until !== undefined
      ? [[info, advice.notSent, upcoming(advice.notSentText, until)] as const]
      : []),
    [wallet, advice.amount, advice.amountText],
    [person, advice.name, rules.otherName],
    [clock, until === undefined ? advice.late : upcoming(advice.after, until), rules.late],
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
        {isSent && (
          <li>
            <Icon d={help} />
            <p>
              <LeadSentence text={advice.notHere} />
              <button type="button" aria-haspopup="dialog" onClick={() => show('support')}>
                {advice.ask}
              </button>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
