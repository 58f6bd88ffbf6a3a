import type { serviceStates } from '#contract/wallet-assets.ts';
import { iso } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { incidentAt } from './incidents.ts';
import type { IncidentPlace } from './state.ts';

export interface Availability {
  readonly status: (typeof serviceStates)[number];
  /** When a paused one is expected to work again; null where nobody knows. */
  readonly opens_at: string | null;
}

/** Whether a network works, or the banks. */
export function availabilityOf(state: SandboxState, place: IncidentPlace): Availability {
  const incident = incidentAt(state, place);
  return {
    status: incident?.status ?? 'ok',
    opens_at: incident?.status === 'paused' && incident.until !== null ? iso(incident.until) : null,
  };
}
