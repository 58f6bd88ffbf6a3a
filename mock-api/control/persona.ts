import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../environment.ts';
import { applyPersona } from '../personas/apply.ts';
import { personaNames } from '../personas/names.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { cookies, ours } from './control.ts';

export const account = z.object({
  email: z.string(),
  password: z.string(),
  pin: z.optional(z.string()),
  username: z.optional(z.string()),
  customer_id: z.optional(z.string()),
  totp_secret: z.optional(z.string()),
  identifier: z.optional(z.string()),
});

const apply = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/persona',
  body: z.object({ name: z.enum(personaNames), login: z.optional(z.boolean()) }),
  reply: z.object({ account, cookies }),
});

export function servePersona(app: MockApp): void {
  serveEndpoint(
    app,
    apply,
    ({ name, login = false }, { sandbox, state }) => {
      // A reset begins with the persona that was asked for last.
      sandbox.setting.persona = { name, login };
      return applyPersona(state, name, { login });
    },
    { control: true },
  );
}
