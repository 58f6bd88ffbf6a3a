import { useStore } from '@nanostores/react';
import type { ReferralInvite } from '#contract/referral.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatCalendarDate } from '#src/intl/format/timestamp.ts';
import { $referralRewards, $referralStats, retryReferralRewards } from '#src/stores/referral/referral.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { gift } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MessageWithElements } from '../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { ListItem } from '../../list/ListItem.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { Amount } from '../../money/Amount.tsx';
import { Link } from '../../navigation/Link.tsx';
import { QueryStates } from '../../status/QueryStates.tsx';

/** What was earned: the sum, and the newest rewards, each with its transaction. */
export function Rewards() {
  const messages = useMessages('referral').rewards;
  const query = useStore($referralRewards);
  const earned = useStore($referralStats).data?.earned;
  return (
    <section className="card rewards" aria-labelledby="rewards">
      <header>
        <h2 id="rewards">{messages.heading}</h2>
      </header>
      {earned !== undefined && (
        <div className="earned">
          <p className="soft small-text">{messages.sum}</p>
          <p>
            <Amount amount={earned} asset="ngn" size="large" />
          </p>
        </div>
      )}
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={retryReferralRewards}
        skeleton={<RowSkeletons count={3} />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <p className="absent">{messages.none}</p>
          ) : (
            <>
              <ul className="friend-rows" aria-label={messages.list}>
                {items.map((invite) => (
                  <RewardRow key={invite.id} invite={invite} />
                ))}
              </ul>
              {total > items.length && (
                <footer>
                  <Link to="/w/transactions?type=reward">{messages.all}</Link>
                </footer>
              )}
            </>
          )
        }
      </QueryStates>
    </section>
  );
}

function RewardRow({ invite: { name_masked, at, reward } }: { invite: ReferralInvite }) {
  const { friends, rewards } = useMessages('referral');
  const { locale } = useI18n();
  const now = useToday();
  if (!reward) return null;
  const name = name_masked === null ? friends.friend : sanitizeText(name_masked);
  return (
    <li>
      <Link to={`/w/transactions?id=${encodeURIComponent(reward.transaction_id)}`}>
        <ListItem
          picture={
            <span className="disc">
              <Icon d={gift} />
            </span>
          }
          title={
            <MessageWithElements text={rewards.joined} values={{ name: <bdi translate="no">{name}</bdi> }} />
          }
          detail={
            <>
              <time dateTime={at}>{formatCalendarDate(at, locale, { now })}</time>
              <span className="reference" translate="no">
                {reward.reference}
              </span>
            </>
          }
          end={
            <span className="in">
              <Amount amount={reward.amount} asset="ngn" signed />
            </span>
          }
        />
      </Link>
    </li>
  );
}
