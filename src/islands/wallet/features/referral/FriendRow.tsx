import type { ReferralInvite, ReferralTerms } from '#contract/referral.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatCalendarDate } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { person } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { ListItem } from '../../list/ListItem.tsx';
import { Link } from '../../navigation/Link.tsx';
import { UserAvatar } from '../../person/UserAvatar.tsx';
import { friendText } from './friend-text.ts';
import { useTermValues } from './use-term-values.ts';

interface FriendRowProps {
  invite: ReferralInvite;
  /** Null until they are loaded: where a friend stands is said with their amounts. */
  terms: ReferralTerms | null;
}

/** A friend, by step. One who is paid for leads to the reward. */
export function FriendRow({ invite, terms }: FriendRowProps) {
  const { friend, steps } = useMessages('referral').friends;
  const { id, name_masked, step, reward } = invite;
  const name = name_masked === null ? null : sanitizeText(name_masked);
  const isFar = step === 'qualified' || step === 'paid';
  const row = (
    <ListItem
      picture={
        name ? (
          <UserAvatar name={name.slice(0, name.indexOf('*'))} username={id} />
        ) : (
          <span className="avatar" aria-hidden="true">
            <Icon d={person} />
          </span>
        )
      }
      title={name ? <bdi translate="no">{name}</bdi> : friend}
      detail={terms && <Standing invite={invite} terms={terms} />}
      end={<span className={isFar ? 'tag good' : 'tag'}>{steps[step]}</span>}
    />
  );
  return (
    <li data-row={id}>
      {reward ? (
        <Link to={`/w/transactions?id=${encodeURIComponent(reward.transaction_id)}`}>{row}</Link>
      ) : (
        <div>{row}</div>
      )}
    </li>
  );
}

function Standing({ invite, terms }: { invite: ReferralInvite; terms: ReferralTerms }) {
  const messages = useMessages('referral').friends;
  const { locale } = useI18n();
  const now = useToday();
  const values = useTermValues(terms);
  const { text, date } = friendText(invite, messages, now);
  const day = date === null ? '' : formatCalendarDate(date, locale, { now });
  // The terms, which everybody may know.
  return <span data-public>{removeHanSpaces(interpolate(text, { ...values, date: day }))}</span>;
}
