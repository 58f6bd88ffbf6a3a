import * as z from 'zod/mini';
import { networkIds } from '#contract/networks.ts';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

/** What doesn't work as usual. `paused`: nothing is sent or received. */
const incident = z.object({
  status: z.enum(['delayed', 'paused']),
  since: timestamp,
  /** When it is expected to be over, and ends by itself; null for unknown. */
  until: z.nullable(timestamp),
});
export type StoredIncident = z.output<typeof incident>;

/** Where an incident can be: on a network, or at the banks, all of them. */
export const incidentPlaces = [...networkIds, 'bank'] as const;
export type IncidentPlace = (typeof incidentPlaces)[number];

const incidents = z.partialRecord(z.enum(incidentPlaces), incident);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** The one truth of what is slow or stopped: networks, quotes, arrivals, announcements and the service's status read it. */
    incidents: z.output<typeof incidents>;
  }
}

export const incidentsSlice = defineSlice({
  key: 'incidents',
  schema: incidents,
  create: () => ({}),
  reset: ['state'],
});
