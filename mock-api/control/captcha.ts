import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { implement } from '../server/implement.ts';
import { challengeModes, loadFailures } from '../stand-ins/turnstile/captcha.ts';
import type { SandboxState } from '../core/state.ts';
import { ours } from './control-schemas.ts';

const setting = z.object({
  mode: z.enum(challengeModes),
  ms: z.number().check(z.int(), z.minimum(0), z.maximum(600_000)),
  how: z.enum(loadFailures),
  challengeBypass: z.boolean(),
});
const shown = z.extend(setting, {
  /** What may be asked for. */
  available: z.object({ mode: z.array(z.string()), how: z.array(z.string()) }),
});
const path = '/__mock/challenge';

const get = endpoint({ ...ours, method: 'GET', path, reply: shown });
const put = endpoint({ ...ours, method: 'PUT', path, body: z.partial(setting), reply: shown });

const show = ({ challenge: { mode, ms, how, challengeBypass } }: SandboxState) => ({
  mode,
  ms,
  how,
  challengeBypass,
  available: { mode: [...challengeModes], how: [...loadFailures] },
});

export function serveChallenge(app: MockApp): void {
  implement(app, get, (_body, { state }) => show(state), { control: true });

  implement(
    app,
    put,
    (asked, { state }) => {
      Object.assign(state.challenge, asked);
      return show(state);
    },
    { control: true },
  );
}
