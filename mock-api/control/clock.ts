import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../environment.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { advance, createClock, iso, now } from '../state/clock.ts';
import type { SandboxState } from '../state/state.ts';
import { clockSetting, ours } from './control.ts';

/** Ten years: further than any expiry. */
const LONGEST_LEAP = 10 * 366 * 86_400_000;

const shown = z.object({
  now: z.iso.datetime(),
  mode: z.enum(['real', 'scaled', 'frozen']),
  rate: z.number(),
});
const path = '/__mock/clock';

const get = endpoint({ ...ours, method: 'GET', path, reply: shown });
const put = endpoint({ ...ours, method: 'PUT', path, body: clockSetting, reply: shown });
const leap = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/clock/advance',
  body: z.object({ ms: z.number().check(z.int(), z.minimum(0), z.maximum(LONGEST_LEAP)) }),
  reply: shown,
});

const show = (state: SandboxState) => ({
  now: iso(now(state)),
  mode: state.clock.mode,
  rate: state.clock.rate,
});

export function serveClock(app: MockApp): void {
  serveEndpoint(app, get, (_body, { state }) => show(state), { control: true });

  serveEndpoint(
    app,
    put,
    (setting, { state }) => {
      state.clock = createClock(setting, state.clock);
      return show(state);
    },
    { control: true },
  );

  serveEndpoint(
    app,
    leap,
    ({ ms }, { state }) => {
      advance(state, ms);
      return show(state);
    },
    { control: true },
  );
}
