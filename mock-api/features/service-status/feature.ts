import { componentIds, type ComponentId } from '#contract/service-status.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { runningIncidents } from '../networks/incidents.ts';
import { serviceComponentsSlice, type ServiceComponent } from './state.ts';

const handlers: Handlers<'serviceStatus'> = {
  getServiceStatus: (_body, { state }) => ({
    data: {
      as_of: iso(now(state)),
      components: componentIds.map((id) => ({ id, ...componentOf(state, id) })),
    },
  }),
};

/** What money moves through: a network or bank that is slow or stopped slows it for some. */
const moneyMovers: readonly ComponentId[] = ['transfers', 'deposits'];

/** As it was set, or as the incidents that run leave it. */
function componentOf(state: SandboxState, id: ComponentId): ServiceComponent {
  const set = state.serviceComponents[id];
  if (set.status !== 'operational' || !moneyMovers.includes(id)) return set;
  const beginnings = runningIncidents(state).map(({ since }) => since);
  return beginnings.length === 0 ? set : { status: 'degraded', since: iso(Math.min(...beginnings)) };
}

export const serviceStatusFeature: Feature<'serviceStatus'> = {
  handlers,
  slices: [serviceComponentsSlice],
};
