import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../environment.ts';
import { SANDBOX_COOKIE } from '../http/cookies.ts';
import { applyPersona } from '../personas/apply.ts';
import { personaNames } from '../personas/names.ts';
import { Refusal } from '../refusal.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { iso } from '../state/clock.ts';
import { DEFAULT_SANDBOX, SANDBOX_ID } from '../state/sandboxes.ts';
import { clockSetting, cookies, ours, type Control } from './control.ts';
import { account } from './persona.ts';

const create = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/sandboxes',
  body: z.object({
    id: z.optional(z.string().check(z.regex(SANDBOX_ID))),
    persona: z.optional(z.enum(personaNames)),
    seed: z.optional(z.number().check(z.int())),
    clock: z.optional(clockSetting),
  }),
  reply: z.object({ id: z.string(), cookies, account: z.optional(account) }),
});

const list = endpoint({
  ...ours,
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
      }),
    ),
  }),
});

const remove = endpoint({
  ...ours,
  method: 'DELETE',
  path: '/__mock/sandboxes/{id}',
  reply: z.object({ id: z.string() }),
});

export function serveSandboxes(app: MockApp, { sandboxes }: Control): void {
  serveEndpoint(
    app,
    create,
    ({ id = `s-${randomUUID().slice(0, 18)}`, persona, seed, clock }) => {
      const sandbox = sandboxes.create(id, { seed, clock });
      const cookie = { name: SANDBOX_COOKIE, value: id };
      if (!persona) return { id, cookies: [cookie] };
      sandbox.setting.persona = { name: persona, login: true };
      const applied = applyPersona(sandbox.state, persona, { login: true });
      const others = applied.cookies.filter(({ name }) => name !== SANDBOX_COOKIE);
      return { id, cookies: [cookie, ...others], account: applied.account };
    },
    { status: 201, control: true },
  );

  serveEndpoint(
    app,
    list,
    () => ({
      items: sandboxes.list().map(({ id, state, sockets, touched }) => ({
        id,
        seed: state.seed,
        accounts: Object.keys(state.users).length,
        mails: state.mails.length,
        sockets: sockets.size,
        touched_at: iso(touched),
      })),
    }),
    { control: true },
  );

  serveEndpoint(
    app,
    remove,
    (_body, { c }) => {
      const id = c.req.param('id') ?? '';
      if (id === DEFAULT_SANDBOX)
        throw new Refusal(403, 'forbidden', { text: 'The default sandbox stays; reset it.' });
      if (!sandboxes.delete(id))
        throw new Refusal(404, 'sandbox_unknown', { text: `There is no sandbox "${id}".` });
      return { id };
    },
    { control: true },
  );
}
