import type { Activity } from '#contract/activities.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { formatDayAndTime } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { Link } from '../navigation/Link.tsx';
import { activityIcon } from './activity-icons.ts';
import { isDeniable, notMePath } from './not-me-path.ts';

interface ActivityRowProps {
  activity: Activity;
  /** In a list by days: the hour stands in a place of its own, without the day. */
  withinDay?: boolean;
  /** Has a link "Wasn't me", where the activity can be denied. */
  deniable?: boolean;
}

/**
 * The content of a row of the account's log. The caller makes the row itself, and its registry row names the messages `activities` and
 * the sheets `activity.css` and `account-parts.css`.
 */
export function ActivityRow({ activity, withinDay = false, deniable = true }: ActivityRowProps) {
  const messages = useMessages('activities');
  const { locale } = useI18n();
  const now = useToday();
  const { id, at, title, outcome, place, ip } = activity;
  const isDenied = isDeniable(activity);
  const details = useDetails(activity);
  const lines = withinDay ? details : [formatDayAndTime(at, locale, { now }), ...details];
  return (
    <div className="log-entry">
      {withinDay && <time dateTime={at}>{formatTime(at, locale)}</time>}
      <span className={isDenied ? 'disc alert' : 'disc'}>
        <Icon d={activityIcon(activity)} />
      </span>
      <div className="what">
        <b>{sanitizeText(title)}</b>
        {isDenied && <span className="tag warn">{messages.newTag}</span>}
        {outcome === 'refused' && <span className="tag bad">{messages.failedTag}</span>}
        {lines.length > 0 && <small>{lines.join(' · ')}</small>}
      </div>
      {(place !== null || ip !== null) && (
        <small className="place">
          {place !== null && <span>{sanitizeText(place)}</span>}
          {ip !== null && <span>{ip}</span>}
        </small>
      )}
      {deniable && isDenied && (
        <Link
          className="button small danger"
          to={notMePath(id)}
          aria-label={interpolate(messages.notMeLabel, {
            title: sanitizeText(title),
            time: formatDayAndTime(at, locale, { now, style: 'sentence' }),
          })}
        >
          {messages.notMe}
        </Link>
      )}
    </div>
  );
}

/** The device, whether it is this one, and how it logged in. */
function useDetails({ device_name, this_device, method, factor }: Activity): readonly string[] {
  const { thisDevice, methods, factors, both } = useMessages('activities');
  const name = device_name === null ? '' : sanitizeText(device_name);
  const proof =
    method &&
    (factor ? interpolate(both, { method: methods[method], factor: factors[factor] }) : methods[method]);
  return [name, this_device ? thisDevice : '', proof ?? ''].filter((detail) => detail !== '');
}
