import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../environment.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import type { SandboxState } from '../state/state.ts';
import { ours } from './control.ts';

const setting = z.object({
  mode: z.enum(['pass', 'block', 'slow', 'load-fail']),
  ms: z.number().check(z.int(), z.minimum(0), z.maximum(600_000)),
  challengeBypass: z.boolean(),
});
const path = '/__mock/challenge';

const get = endpoint({ ...ours, method: 'GET', path, reply: setting });
const put = endpoint({ ...ours, method: 'PUT', path, body: z.partial(setting), reply: setting });

const show = ({ challenge: { mode, ms, challengeBypass } }: SandboxState) => ({ mode, ms, challengeBypass });

export function serveChallenge(app: MockApp): void {
  serveEndpoint(app, get, (_body, { state }) => show(state), { control: true });

  serveEndpoint(
    app,
    put,
    ({ mode, ms, challengeBypass }, { state }) => {
      const { challenge } = state;
      if (mode !== undefined) challenge.mode = mode;
      if (ms !== undefined) challenge.ms = ms;
      if (challengeBypass !== undefined) challenge.challengeBypass = challengeBypass;
      return show(state);
    },
    { control: true },
  );
}
