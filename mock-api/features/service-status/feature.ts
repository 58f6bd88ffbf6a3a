import { componentIds } from '#contract/service-status.ts';
import { iso, now } from '../../core/clock.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { serviceComponentsSlice } from './state.ts';

const handlers: Handlers<'serviceStatus'> = {
  getServiceStatus: (_body, { state }) => ({
    data: {
      as_of: iso(now(state)),
      components: componentIds.map((id) => ({ id, ...state.serviceComponents[id] })),
    },
  }),
};

export const serviceStatusFeature: Feature<'serviceStatus'> = {
  handlers,
  slices: [serviceComponentsSlice],
};
