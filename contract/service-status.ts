import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';

/** What a person notices when it stops, in the order in which a page lists it. */
export const componentIds = ['sign-in', 'transfers', 'market', 'deposits', 'notifications'] as const;
export type ComponentId = (typeof componentIds)[number];

/** From the best to the worst. `degraded`: it works, but slower; `partial`: some of it has stopped. */
export const componentStates = ['operational', 'degraded', 'partial', 'down'] as const;
export type ComponentState = (typeof componentStates)[number];

export const component = z.object({
  id: z.enum(componentIds),
  status: z.enum(componentStates),
  /** When it began to be in this state. */
  since: z.iso.datetime(),
});

/** How the service is, for anybody who asks. Each component is listed once. */
export const getServiceStatus = endpoint({
  name: 'getServiceStatus',
  method: 'GET',
  path: '/status',
  origin: 'proposed',
  auth: 'none',
  replies: { 200: success(z.object({ as_of: z.iso.datetime(), components: z.array(component) })) },
});
