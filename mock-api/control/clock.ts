import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { createClock, iso, LAST_MOMENT, now } from '../core/clock.ts';
import { setClock } from '../core/sandbox.ts';
import type { SandboxState } from '../core/state.ts';
import { clockSetting, duration, isoMoment } from './control-schemas.ts';

/** Ten years: further than any expiry. */
const LONGEST_LEAP = 10 * 366 * 86_400_000;

const shown = z.object({
  now: z.iso.datetime(),
  mode: z.enum(['real', 'scaled', 'frozen']),
  rate: z.number(),
});
const path = '/__mock/clock';

const get = controlEndpoint({ summary: "Shows the sandbox's clock.", method: 'GET', path, reply: shown });
const put = controlEndpoint({
  summary:
    'Sets the clock: `real` runs, `scaled` runs `rate` times as fast, `frozen` stands still. Set back, money that was booked for later stays where it is: what is paid of it from then on is booked after it.',
  example: { body: { mode: 'frozen', at: '2026-01-01T00:00:00Z' } },
  method: 'PUT',
  path,
  body: clockSetting,
  reply: shown,
});
const advance = controlEndpoint({
  summary:
    'Advances the clock by `ms`, milliseconds or a duration such as `5m`, `2h`, `1d`, or to the moment `iso`. What falls due happens in order.',
  example: { body: { ms: '5m' } },
  method: 'POST',
  path: '/__mock/clock/advance',
  body: z
    .strictObject({
      ms: z.optional(z.union([z.number().check(z.int(), z.minimum(0), z.maximum(LONGEST_LEAP)), duration])),
      /** The moment to move on to. */
      iso: z.optional(isoMoment),
    })
    .check(z.refine(({ ms, iso: to }) => (ms === undefined) !== (to === undefined), 'invalid')),
  reply: shown,
});

const show = (state: SandboxState) => ({
  now: iso(now(state)),
  mode: state.clock.mode,
  rate: state.clock.rate,
});

export function serveClock(app: MockApp): void {
  implementControl(app, get, (_body, { state }) => show(state));

  implementControl(app, put, (setting, { state, sandbox }) => {
    setClock(sandbox, createClock(setting, state.clock));
    return show(state);
  });

  implementControl(app, advance, ({ ms, iso: to }, { state, sandbox }) => {
    const from = now(state);
    sandbox.timers.pass(leap(from, to ?? from + (ms ?? 0)));
    return show(state);
  });
}

/** @throws ApiError 422 for a moment that has been: a clock is set back with PUT. */
function leap(from: number, to: number): number {
  if (to >= from && to - from <= LONGEST_LEAP && to <= LAST_MOMENT) return to - from;
  throw new ApiError(
    'invalid_fields',
    { text: `It is ${iso(from)}: a clock is advanced from there, by ten years at most.` },
    { fields: { iso: 'invalid' } },
  );
}
