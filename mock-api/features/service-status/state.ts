import * as z from 'zod/mini';
import { componentIds, componentStates, type ComponentId } from '#contract/service-status.ts';
import { iso } from '../../core/clock.ts';
import { isoTime } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

/** A part of the service, as /status shows it. Only shown: to let its calls fail, inject a fault. */
const serviceComponent = z.object({ status: z.enum(componentStates), since: isoTime });
export type ServiceComponent = z.output<typeof serviceComponent>;

const serviceComponents = z.record(z.enum(componentIds), serviceComponent);

declare module '../../core/state.ts' {
  interface SandboxState {
    serviceComponents: z.output<typeof serviceComponents>;
  }
}

export const serviceComponentsSlice = defineSlice({
  key: 'serviceComponents',
  schema: serviceComponents,
  create: ({ now }) =>
    Object.fromEntries(
      componentIds.map((id) => [id, { status: 'operational', since: iso(now) } satisfies ServiceComponent]),
    ) as Record<ComponentId, ServiceComponent>,
  reset: ['state'],
});
