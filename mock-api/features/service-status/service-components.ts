import { componentIds, type ComponentId, type ComponentState } from '#contract/status.ts';
import { iso } from '../../core/clock.ts';

/** A part of the service, as /status tells of it. Nothing else of the mock depends on it: a fault breaks the calls. */
export interface Component {
  status: ComponentState;
  since: string;
}

/** All is well from the start. */
export function createComponents(start: number): Record<ComponentId, Component> {
  const since = iso(start);
  return Object.fromEntries(
    componentIds.map((id) => [id, { status: 'operational', since } satisfies Component]),
  ) as Record<ComponentId, Component>;
}
