import { componentIds, componentStates, type ComponentId } from '#contract/service-status.ts';
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

/** What money moves through. A network that is slow, or the banks, make it slower for some; what is stopped stops a part of it. */
const moneyMovers: readonly ComponentId[] = ['transfers', 'deposits'];

/** As it was set, or as the incidents that run leave it: the worse of the two. */
function componentOf(state: SandboxState, id: ComponentId): ServiceComponent {
  const set = state.serviceComponents[id];
  if (!moneyMovers.includes(id)) return set;
  const incidents = runningIncidents(state);
  const paused = incidents.filter(({ status }) => status === 'paused');
  const status = paused.length > 0 ? 'partial' : incidents.length > 0 ? 'degraded' : 'operational';
  if (componentStates.indexOf(status) <= componentStates.indexOf(set.status)) return set;
  const beginnings = (status === 'partial' ? paused : incidents).map(({ since }) => since);
  return { status, since: iso(Math.min(...beginnings)) };
}

export const serviceStatusFeature: Feature<'serviceStatus'> = {
  handlers,
  slices: [serviceComponentsSlice],
};
