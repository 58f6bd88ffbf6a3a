import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatTimestamp } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import type { Person } from '#src/stores/people/person.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { flag, receive } from '#src/ui/icons/feature.ts';
import { send } from '#src/ui/icons/frame.ts';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';
import { CopyUsername } from '../../person/CopyUsername.tsx';
import { UserAvatar } from '../../person/UserAvatar.tsx';
import { BlockButton } from './BlockButton.tsx';
import { useReportPerson } from './use-report-person.ts';

/** As of a year far away: the date is written with its own. */
const WITH_YEAR = Date.UTC(9999, 0);

interface PersonCardProps {
  person: Person;
  onBlock: (blocked: boolean) => Promise<void>;
}

/** Who somebody is, whether money can go between the two, and what can be done. */
export function PersonCard({ person, onBlock }: PersonCardProps) {
  const messages = useMessages('person');
  const { locale } = useI18n();
  const { username, joined, blocked, avatar_url } = person;
  const name = sanitizeText(person.name) || `@${username}`;
  const report = useReportPerson({ username, name });
  return (
    <>
      <div className="id">
        <UserAvatar name={name} username={username} url={avatar_url} size="big" />
        <h2>
          <bdi translate="no">{name}</bdi>
        </h2>
        <CopyUsername username={username} />
      </div>
      <div className="facts">
        <p>{interpolate(messages.joined, { date: formatTimestamp(joined, locale, { now: WITH_YEAR }) })}</p>
        <SentText person={person} />
      </div>
      {blocked && (
        <p className="notice warn">
          <Icon d={warn} />
          <span>{removeHanSpaces(interpolate(messages.blocked[blocked], { name }))}</span>
        </p>
      )}
      {blocked === null && (
        <div className="row">
          <Link className="button primary" to={`/w/send?to=@${username}`}>
            <Icon d={send} />
            <span>{messages.send}</span>
          </Link>
          <Link className="button" to={`/w/receive?tab=user&to=@${username}`}>
            <Icon d={receive} />
            <span>{messages.request}</span>
          </Link>
        </div>
      )}
      <div className="row safety">
        <BlockButton name={name} isBlocked={blocked === 'by_me'} onBlock={onBlock} />
        <Button variant="quiet" onClick={report}>
          <Icon d={flag} />
          <span>{messages.report.button}</span>
        </Button>
      </div>
    </>
  );
}

function SentText({ person: { sent_count: count, last_sent_at: at } }: { person: Person }) {
  const { sent, neverSent } = useMessages('person');
  const { locale } = useI18n();
  if (count === 0 || at === null) return <p>{neverSent}</p>;
  const date = formatTimestamp(at, locale, { now: WITH_YEAR });
  return <p>{interpolate(plural(locale, count, sent), { count, date })}</p>;
}
