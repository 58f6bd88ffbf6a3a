import { status } from '#contract/index.ts';
import { componentIds } from '#contract/status.ts';
import type { MockApp } from '../environment.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { iso, now } from '../state/clock.ts';

export function serveStatus(app: MockApp): void {
  serveEndpoint(app, status.read, (_body, { state }) => ({
    data: {
      as_of: iso(now(state)),
      components: componentIds.map((id) => ({ id, ...state.components[id] })),
    },
  }));
}
