import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp, MockContext } from '../server/hono-env.ts';
import {
  clearCookie,
  DEVICE_KEY_COOKIE,
  sendCookie,
  SANDBOX_COOKIE,
  SESSION_COOKIE,
} from '../server/cookies.ts';
import { applyPersona, type Applied } from '../personas/apply.ts';
import { listPersonas } from '../personas/persona-catalogue.ts';
import { personaNames } from '../personas/persona-ids.ts';
import { personaGroups } from '../personas/fixtures.ts';
import { SESSION_SECONDS } from '../features/session/sessions.ts';
import { cookies } from './control-schemas.ts';

export const account = z.object({
  email: z.string(),
  password: z.string(),
  pin: z.optional(z.string()),
  username: z.optional(z.string()),
  customer_id: z.optional(z.string()),
  totp_secret: z.optional(z.string()),
  identifier: z.optional(z.string()),
});

const list = controlEndpoint({
  summary: 'Lists the personas.',
  method: 'GET',
  path: '/__mock/personas',
  reply: z.object({
    items: z.array(
      z.object({
        name: z.enum(personaNames),
        title: z.string(),
        group: z.enum(personaGroups),
        email: z.string(),
        missing: z.array(z.string()),
      }),
    ),
  }),
});

const apply = controlEndpoint({
  summary: 'Fills the sandbox with a persona; with `login` the reply has the cookies of its session.',
  example: { body: { name: 'complete', login: true } },
  method: 'POST',
  path: '/__mock/persona',
  body: z.strictObject({
    name: z.enum(personaNames),
    login: z.optional(z.boolean()),
    /** Seconds of the sandbox's time after which the session of `login` runs out; a week when left out. */
    session_seconds: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(SESSION_SECONDS))),
    /** The asking browser becomes the persona: its cookies are set, and what it had from before is cleared. */
    set_cookies: z.optional(z.boolean()),
  }),
  reply: z.object({ account, cookies }),
});

export function servePersona(app: MockApp): void {
  implementControl(app, list, (_body, { sandbox }) => ({
    items: listPersonas(sandbox.definition).map((line) => ({ ...line, missing: [...line.missing] })),
  }));

  implementControl(
    app,
    apply,
    (
      { name, login = false, session_seconds: sessionSeconds, set_cookies: become = false },
      { sandbox, c },
    ) => {
      // A reset begins with the persona that was asked for last.
      sandbox.setting.persona = { name, login };
      const applied = applyPersona(sandbox, name, { login, sessionSeconds });
      if (become) handOver(c, applied);
      return applied;
    },
  );
}

/** A session or a sandbox of before would speak for somebody else, so a cookie that is not given is taken away. */
function handOver(c: MockContext, { cookies: given }: Applied): void {
  for (const { name, value } of given) sendCookie(c, name, value);
  for (const name of [SESSION_COOKIE, DEVICE_KEY_COOKIE, SANDBOX_COOKIE] as const) {
    if (given.every((cookie) => cookie.name !== name)) clearCookie(c, name);
  }
}
