import { status } from '#contract/index.ts';
import { componentIds } from '#contract/status.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { implement } from '../../server/implement.ts';
import { iso, now } from '../../core/clock.ts';

export function serveStatus(app: MockApp): void {
  implement(app, status.read, (_body, { state }) => ({
    data: {
      as_of: iso(now(state)),
      components: componentIds.map((id) => ({ id, ...state.serviceComponents[id] })),
    },
  }));
}
