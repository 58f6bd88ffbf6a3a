import { now } from '../../core/clock.ts';
import { resumeJobs } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { incidentPlaces, type IncidentPlace, type StoredIncident } from './state.ts';

export interface Incident extends StoredIncident {
  readonly place: IncidentPlace;
}

/** The incident of a network, or of the banks, by the sandbox's clock; null where it works. */
export function incidentAt(state: SandboxState, place: IncidentPlace): Incident | null {
  const stored = own(state.incidents, place);
  const at = now(state);
  if (!stored || stored.since > at || (stored.until !== null && stored.until <= at)) return null;
  return { place, ...stored };
}

/** All that run, in the order of the networks; the banks are last. */
export const runningIncidents = (state: SandboxState): Incident[] =>
  incidentPlaces.flatMap((place) => incidentAt(state, place) ?? []);

/**
 * Begins an incident now, or ends it with the status `ok`. One that goes on with the same status keeps its beginning. What waits for
 * the place looks at once whether it works again.
 * @param until when it is expected to be over, in milliseconds since 1970; null for unknown.
 */
export function setIncident(
  state: SandboxState,
  place: IncidentPlace,
  { status, until }: { status: StoredIncident['status'] | 'ok'; until: number | null },
): void {
  resumeJobs(state, place);
  if (status === 'ok') {
    const { [place]: _ended, ...others } = state.incidents;
    state.incidents = others;
    return;
  }
  const running = incidentAt(state, place);
  const since = running?.status === status ? running.since : now(state);
  state.incidents[place] = { status, since, until };
}
