import type { Activity } from '#contract/activities.ts';
import { authenticationMethods, secondFactors } from '#contract/authentication-methods.ts';
import { translate, type Language, type TextValues } from '../../server/translate.ts';
import { securityEvents } from '../security-events/event-table.ts';
import { placeOf } from '../security-events/place-of.ts';
import type { StoredActivity } from '../security-events/state.ts';
import { writeParts } from '../profile/profile-parts.ts';
import type { Session } from '../session/state.ts';
import { activityTitles } from './titles.ts';

/** Who looks at a list. */
interface Reader {
  readonly language: Language;
  readonly session: Session;
  /** The sandbox's, by which an invented place is always the same. */
  readonly seed: number;
}

/** An activity as somebody is shown it. */
export function presentActivity(
  { id, event, at, device_id, device_name, ip, values }: StoredActivity,
  { language, session, seed }: Reader,
): Activity {
  const { kind, outcome } = securityEvents[event];
  return {
    id,
    event,
    kind,
    outcome,
    title: translate(language, activityTitles[event], titleValues(values)),
    at,
    device_id,
    removed_device_id: event === 'device_removed' ? String(values.removed ?? '') || null : null,
    device_name,
    this_device: device_id !== null && device_id === session.device_id,
    recognised: event !== 'new_device',
    ip,
    place: placeOf(ip, language, seed),
    method: authenticationMethods.find((method) => method === values.method) ?? null,
    factor: secondFactors.find((factor) => factor === values.factor) ?? null,
  };
}

/** What stands in a title. The log has the names of what was changed in a profile, in no language. */
const titleValues = (values: StoredActivity['values']): TextValues =>
  typeof values.changed === 'string' ? { ...values, parts: writeParts(values.changed.split(' ')) } : values;
