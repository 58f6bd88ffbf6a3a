import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { implement } from '../server/implement.ts';
import { shownCode } from '../features/two-factor/two-factor.ts';
import { ours } from './control-schemas.ts';

const list = endpoint({
  ...ours,
  method: 'GET',
  path: '/__mock/authenticator',
  reply: z.object({
    items: z.array(
      z.object({
        email: z.string(),
        code: z.string(),
        /** How long the app goes on showing it; the API takes it 30 s longer. */
        seconds_left: z.number(),
        /** Whether a login asks for it: a setup may not be finished. */
        enabled: z.boolean(),
      }),
    ),
  }),
});

/** What the authenticator apps of a sandbox's people show now, for whoever has no phone at hand. */
export function serveAuthenticator(app: MockApp): void {
  implement(
    app,
    list,
    (_body, { state }) => ({
      items: Object.values(state.users).flatMap(({ email, two_factor: factor }) =>
        factor ? [{ email, ...shownCode(state, factor), enabled: factor.enabled_at !== null }] : [],
      ),
    }),
    { control: true },
  );
}
