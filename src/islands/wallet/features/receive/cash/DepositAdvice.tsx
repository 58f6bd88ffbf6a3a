import type { Transaction } from '#contract/transactions.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { clock, person, wallet } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** What happens when a transfer differs from what was agreed. */
export function DepositAdvice({ deposit }: { deposit: Transaction | null }) {
  const { advice } = useMessages('receiveCash');
  const { locale } = useI18n();
  const until = deposit?.bank_transfer?.expires_at;
  const rows = [
    [wallet, advice.amount, advice.amountText],
    [person, advice.name, advice.nameText],
    [
      clock,
      until === undefined ? advice.late : interpolate(advice.after, { time: formatTime(until, locale) }),
      advice.lateText,
    ],
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
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
