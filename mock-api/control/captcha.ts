import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { challengeModes, loadFailures } from '../stand-ins/turnstile/state.ts';
import type { SandboxState } from '../core/state.ts';

const setting = z.strictObject({
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

const get = controlEndpoint({
  summary: 'Shows how the captcha behaves, and which behaviours there are.',
  method: 'GET',
  path,
  reply: shown,
});
const put = controlEndpoint({
  summary: 'Changes how the captcha behaves.',
  example: { body: { mode: 'interactive' } },
  method: 'PUT',
  path,
  body: z.partial(setting),
  reply: shown,
});

const show = ({ challenge: { mode, ms, how, challengeBypass } }: SandboxState) => ({
  mode,
  ms,
  how,
  challengeBypass,
  available: { mode: [...challengeModes], how: [...loadFailures] },
});

export function serveChallenge(app: MockApp): void {
  implementControl(app, get, (_body, { state }) => show(state));

  implementControl(app, put, (asked, { state }) => {
    Object.assign(state.challenge, asked);
    return show(state);
  });
}
