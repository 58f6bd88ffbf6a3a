import { openSockets } from '../features/market/stream/open-sockets.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { distributions } from '../faults/latency.ts';
import { SANDBOX_COOKIE } from '../server/cookies.ts';
import { hostOf } from '../server/headers.ts';
import { hostUrl } from '../server/origins.ts';
import { applyPersona } from '../personas/apply.ts';
import { personaNames } from '../personas/persona-ids.ts';
import { ApiError } from '../server/api-error.ts';
import { iso, now } from '../core/clock.ts';
import { DEFAULT_SANDBOX, idleEnd, SANDBOX_ID } from '../core/sandbox-registry.ts';
import { clockSetting, cookies, type Control } from './control-schemas.ts';
import { faultRule, readFault } from './faults.ts';
import { account } from './persona.ts';
import { tickerSpeed } from './ticker.ts';

/** A week: a test run that is watched by nobody is over by then. */
const LONGEST_TTL = 7 * 86_400_000;
/** Null where the id can't be a host name, because it does not begin with `s-`. */
const hostName = z.nullable(z.string());

const create = controlEndpoint({
  summary: 'Creates a sandbox: data, clock, faults and request log of its own.',
  example: { body: { id: 's-example', persona: 'complete', seed: 7 } },
  method: 'POST',
  path: '/__mock/sandboxes',
  status: 201,
  body: z.strictObject({
    id: z.optional(z.string().check(z.regex(SANDBOX_ID))),
    persona: z.optional(z.enum(personaNames)),
    seed: z.optional(z.number().check(z.int())),
    clock: z.optional(clockSetting),
    /** How long every call takes. */
    latency: z.optional(distributions),
    /** How many times as fast prices move: 0 lets the market stand still. */
    tickerSpeed: z.optional(tickerSpeed),
    faults: z.optional(z.array(faultRule)),
    /** Milliseconds of real time after which it goes when nobody uses it. */
    ttl: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(LONGEST_TTL))),
  }),
  reply: z.object({ id: z.string(), cookies, account: z.optional(account), host_url: hostName }),
});

const list = controlEndpoint({
  summary: 'Lists the sandboxes.',
  method: 'GET',
  path: '/__mock/sandboxes',
  reply: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        seed: z.number(),
        accounts: z.number(),
        mails: z.number(),
        sockets: z.number(),
        touched_at: z.string(),
        persona: z.optional(z.enum(personaNames)),
        /** Its own time. */
        now: z.string(),
        host_url: hostName,
        /** Real time; null for the one that stays. */
        idle_ends_at: z.nullable(z.string()),
      }),
    ),
  }),
});

const remove = controlEndpoint({
  summary: 'Deletes a sandbox.',
  example: { params: { id: 's-example' } },
  method: 'DELETE',
  path: '/__mock/sandboxes/{id}',
  reply: z.object({ id: z.string() }),
});

export function serveSandboxes(app: MockApp, { sandboxes }: Control): void {
  implementControl(
    app,
    create,
    ({ id = `s-${randomUUID().slice(0, 18)}`, persona, faults, ...setting }, { c }) => {
      const sandbox = sandboxes.create(id, { ...setting, faults: faults?.map(readFault) });
      const cookie = { name: SANDBOX_COOKIE, value: id };
      const host_url = hostUrl(id, hostOf(c));
      if (!persona) return { id, cookies: [cookie], host_url };
      sandbox.setting.persona = { name: persona, login: true };
      const applied = applyPersona(sandbox, persona, { login: true });
      const others = applied.cookies.filter(({ name }) => name !== SANDBOX_COOKIE);
      return { id, cookies: [cookie, ...others], account: applied.account, host_url };
    },
  );

  implementControl(app, list, (_body, { c }) => ({
    items: sandboxes.list().map((sandbox) => {
      const { id, state, setting, touched } = sandbox;
      return {
        id,
        seed: state.seed,
        accounts: Object.keys(state.users).length,
        mails: state.mails.length,
        sockets: openSockets(sandbox).size,
        touched_at: iso(touched),
        ...(setting.persona ? { persona: setting.persona.name } : {}),
        now: iso(now(state)),
        host_url: hostUrl(id, hostOf(c)),
        idle_ends_at: id === DEFAULT_SANDBOX ? null : iso(idleEnd(sandbox)),
      };
    }),
  }));

  implementControl(app, remove, (_body, { c }) => {
    const id = c.req.param('id') ?? '';
    if (id === DEFAULT_SANDBOX)
      throw new ApiError('forbidden', { text: 'The default sandbox stays; reset it.' });
    if (!sandboxes.delete(id))
      throw new ApiError('sandbox_unknown', { text: `There is no sandbox "${id}".` });
    return { id };
  });
}
