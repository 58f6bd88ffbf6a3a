import { componentIds, type ComponentId, type ComponentState } from '#contract/status.ts';
import { iso } from '../../core/clock.ts';

/** A part of the service, as /status tells of it. Nothing else of the mock depends on it: a fault breaks the calls. */
export interface ServiceComponent {
  status: ComponentState;
  since: string;
}

/** All is well from the start. */
export function createServiceComponents(start: number): Record<ComponentId, ServiceComponent> {
  const since = iso(start);
  return Object.fromEntries(
    componentIds.map((id) => [id, { status: 'operational', since } satisfies ServiceComponent]),
  ) as Record<ComponentId, ServiceComponent>;
}
