import { signInFactors, signInWays, type Activity } from '#contract/activities.ts';
import { keyed } from '../../core/random.ts';
import { translate, type Language } from '../../server/translate.ts';
import { securityEvents } from '../security-events/event-table.ts';
import type { StoredActivity } from '../security-events/state.ts';
import type { Session } from '../session/state.ts';
import { places } from './places.ts';
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
    title: translate(language, activityTitles[event], values),
    at,
    device_name,
    this_device: device_id !== null && device_id === session.device_id,
    ip,
    place: placeOf(ip, language, seed),
    way: signInWays.find((way) => way === values.way) ?? null,
    factor: signInFactors.find((factor) => factor === values.factor) ?? null,
  };
}

/** An invented place for an address, the same for all of its network; null for one of this computer or of a house. */
function placeOf(ip: string | null, language: Language, seed: number): string | null {
  if (ip === null || /^(?:10|127|192\.168|169\.254|fe80)[.:]/.test(ip)) return null;
  const place = places[Number.parseInt(keyed(seed, 'place', ip, 0).slice(0, 8), 16) % places.length];
  return place?.[language] ?? null;
}
