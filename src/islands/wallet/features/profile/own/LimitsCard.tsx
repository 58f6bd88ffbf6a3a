import { useStore } from '@nanostores/react';
import { formatMonthDay } from '#src/intl/format/long-date.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences, spaceAfter } from '#src/intl/text/join-sentences.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { $limits, refetchLimits, type SendingLimits } from '#src/stores/transfers/limits.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { check } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { usePanels } from '../../../panels/use-panels.ts';
import { LimitLeft } from '../../../payment/LimitLeft.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';

/** How much can be sent, at which level, and the way to the next one. */
export function LimitsCard() {
  const { limits: messages } = useMessages('profile');
  const { locale } = useI18n();
  const today = useToday();
  const query = useStore($limits);
  return (
    <section className="card profile-limits" aria-labelledby="profile-limits">
      <header>
        <h2 id="profile-limits">{messages.heading}</h2>
        {query.data && (
          <span className="tag good">
            <Icon d={check} />
            <span>{interpolate(messages.level, { tier: query.data.tier })}</span>
          </span>
        )}
      </header>
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={refetchLimits}
        skeleton={
          <div className="body" aria-hidden="true">
            <Skeleton size="line" />
            <Skeleton size="line" />
          </div>
        }
      >
        {({ daily, monthly, next_tier }) => (
          <>
            <div className="body">
              <LimitLeft
                label={messages.today}
                limit={daily}
                text={withUpcoming(messages.of, daily.resets_at, locale, today)}
              />
              <LimitLeft
                label={messages.month}
                limit={monthly}
                text={removeHanSpaces(
                  messages.ofMonth.replace('{date}', formatMonthDay(monthly.resets_at, locale)),
                )}
              />
            </div>
            <NextLevel next={next_tier} />
          </>
        )}
      </QueryStates>
    </section>
  );
}

/** What the next level would be, and what it needs: a profile is filled in here, anything else is support's. */
function NextLevel({ next }: { next: SendingLimits['next_tier'] }) {
  const { limits: messages } = useMessages('profile');
  const { locale } = useI18n();
  const { show } = usePanels();
  if (!next) return <p className="next">{messages.highest}</p>;
  const needsProfile = next.needs.includes('profile');
  const needs = joinSentences(locale, ...next.needs.map((need) => messages.needs[need]));
  return (
    <p className="next">
      <b>
        <AmountInMessage
          text={interpolate(messages.next, { tier: next.tier, amount: '{amount}' })}
          asset="ngn"
          amount={next.daily}
        />
      </b>
      <span>{spaceAfter(messages.next)}</span>
      <span>{needs}</span>
      <span>{spaceAfter(needs)}</span>
      {needsProfile ? (
        <Link className="text-link" to="/w/set-profile">
          {messages.finish}
        </Link>
      ) : (
        <button className="text-link" type="button" aria-haspopup="dialog" onClick={() => show('support')}>
          {messages.support}
        </button>
      )}
    </p>
  );
}
