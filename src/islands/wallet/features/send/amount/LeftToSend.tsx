import { useStore } from '@nanostores/react';
import { formatMonthDay } from '#src/intl/format/long-date.ts';
import { formatUpcoming } from '#src/intl/format/upcoming.ts';
import { $limits, refetchLimits } from '#src/stores/transfers/limits.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { chevronDown } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { LimitBar } from '../../../payment/LimitBar.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';

/** What is left to send today, as a bar that is full in the morning. It opens the limits. */
export function LeftToSend() {
  const { have } = useMessages('sendAmount');
  const { locale } = useI18n();
  const today = useToday();
  const limits = useStore($limits);
  return (
    <div className="left-to-send">
      <QueryStates
        query={limits}
        messages={have}
        at={limits.data?.at ?? null}
        onRetry={refetchLimits}
        skeleton={<Skeleton size="line" />}
      >
        {({ daily, monthly, next_tier }) => (
          <details>
            <summary>
              <span className="what">
                <AmountInMessage text={have.leftToday} asset="ngn" amount={daily.available} />
              </span>
              <Icon d={chevronDown} />
              <LimitBar limit={daily} />
            </summary>
            <dl>
              <div>
                <dt>
                  <AmountInMessage text={have.today} asset="ngn" amount={daily.limit} />
                </dt>
                <dd>
                  <AmountInMessage text={have.used} asset="ngn" amount={daily.used} />
                </dd>
              </div>
              <div>
                <dt>{have.resets}</dt>
                <dd>{formatUpcoming(daily.resets_at, locale, today)}</dd>
              </div>
              <div>
                <dt>
                  <AmountInMessage text={have.month} asset="ngn" amount={monthly.limit} />
                </dt>
                <dd>
                  <AmountInMessage text={have.used} asset="ngn" amount={monthly.used} />
                </dd>
              </div>
              <div>
                <dt>{have.resets}</dt>
                <dd>{formatMonthDay(monthly.resets_at, locale)}</dd>
              </div>
            </dl>
            {next_tier && (
              <Link className="standalone-link" to="/w/profile">
                {have.raise}
              </Link>
            )}
          </details>
        )}
      </QueryStates>
    </div>
  );
}
