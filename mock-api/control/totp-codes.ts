import { own } from '../core/own-record.ts';
import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { shownCode } from '../features/two-factor/two-factor.ts';

const list = controlEndpoint({
  summary: "Shows the codes of users' authenticator apps.",
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
  implementControl(app, list, (_body, { state }) => ({
    items: Object.values(state.users).flatMap(({ customer_id, email }) => {
      const factor = own(state.twoFactor, customer_id);
      return factor ? [{ email, ...shownCode(state, factor), enabled: factor.enabled_at !== null }] : [];
    }),
  }));
}
