import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/** The statuses that something follows. */
const underWay: ReadonlySet<Transaction['status']> = new Set([
  'pending',
  'review',
  'processing',
  'confirming',
]);

/** Every status with its time, and what is expected next; nothing of what was done in one step. */
export function Timeline({ transaction }: { transaction: Transaction }) {
  const { locale } = useI18n();
  const messages = useMessages('transactionDetail');
  const now = useToday();
  const { timeline, status, confirmations, eta_at, held } = transaction;
  const returnsAt = held?.returns_at ?? null;
  const isUnderWay = underWay.has(status);
  const nextStep = useNextStep(transaction);
  // What happened at once has nothing to tell: when is said above.
  const hasSteps = isUnderWay || timeline.length > 1;
  const isDue = useSecondsUntil(eta_at === null ? 0 : Date.parse(eta_at)) > 0;
  if (!hasSteps) return null;
  return (
    <ol className="timeline" aria-label={messages.timeline}>
      {timeline.map((step, index) => {
        const isNow = isUnderWay && index === timeline.length - 1;
        return (
          <li
            // A status comes once, or a second time later.
            key={`${step.status} ${step.at}`}
            className={isNow ? 'now' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <b>{messages.steps[step.status]}</b>
            <small>
              <time dateTime={step.at}>{formatMoment(step.at, locale, { now })}</time>
              {isNow && status === 'confirming' && confirmations && (
                <span>{` · ${interpolate(messages.blocks, confirmations)}`}</span>
              )}
            </small>
          </li>
        );
      })}
      {isUnderWay && (
        <li className="next">
          <b>{nextStep}</b>
          {eta_at !== null && (
            <small>{isDue ? withUpcoming(messages.eta, eta_at, locale, now) : messages.soon}</small>
          )}
          {returnsAt !== null && <small>{withUpcoming(messages.by, returnsAt, locale, now)}</small>}
        </li>
      )}
    </ol>
  );
}

/** Where the money is when all goes well, or when nobody claims it. */
function useNextStep({ direction, channel, counterparty, held }: Transaction): string {
  const { next } = useMessages('transactionDetail');
  if (held?.returns_at) return next.back;
  if (direction !== 'out') return next.in;
  if (channel === 'bank') return next.bank;
  if (channel === 'chain') return next.chain;
  return interpolate(next.user, { name: sanitizeText(counterparty?.name ?? '') });
}
