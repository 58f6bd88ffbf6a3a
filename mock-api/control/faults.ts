import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../environment.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { Refusal } from '../refusal.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { addFault, type Effect } from '../state/faults.ts';
import { done, ok, ours } from './control.ts';

const milliseconds = z.number().check(z.int(), z.minimum(0), z.maximum(600_000));

/** What each effect takes. A new effect gets an entry here, one in state/faults.ts and one in http/inject-fault.ts. */
const effects: { [Type in Effect['type']]: z.ZodMiniType<Extract<Effect, { type: Type }>> } = {
  status: z.object({
    type: z.literal('status'),
    status: z.number().check(z.int(), z.minimum(400), z.maximum(599)),
    message: z.optional(z.nullable(z.string())),
    code: z.optional(z.string()),
    retryAfter: z.optional(z.number()),
  }),
  delay: z.object({ type: z.literal('delay'), ms: milliseconds }),
  hang: z.object({ type: z.literal('hang') }),
  reset: z.object({ type: z.literal('reset') }),
};
const isEffect = (type: string): type is Effect['type'] => Object.hasOwn(effects, type);

const count = z.number().check(z.int(), z.minimum(0));
const path = '/__mock/faults';

const add = endpoint({
  ...ours,
  method: 'POST',
  path,
  body: z.object({
    op: z.string().check(z.minLength(1)),
    effect: z.looseObject({ type: z.string() }),
    times: z.optional(count.check(z.minimum(1))),
    after: z.optional(count),
    stage: z.optional(z.enum(['pre', 'post'])),
  }),
  reply: z.object({ id: z.string() }),
});

const list = endpoint({
  ...ours,
  method: 'GET',
  path,
  reply: z.object({
    items: z.array(z.looseObject({ id: z.string(), op: z.string(), seen: z.number(), hits: z.number() })),
  }),
});

const clear = endpoint({ ...ours, method: 'DELETE', path, reply: done });

export function serveFaults(app: MockApp): void {
  serveEndpoint(
    app,
    add,
    ({ op, effect, times, after = 0, stage = 'pre' }, { state }) => {
      const { id } = addFault(state, { op, effect: readEffect(effect), times, after, stage });
      return { id };
    },
    { status: 201, control: true },
  );

  serveEndpoint(app, list, (_body, { state }) => ({ items: state.faults.map((fault) => ({ ...fault })) }), {
    control: true,
  });

  serveEndpoint(
    app,
    clear,
    (_body, { state }) => {
      state.faults = [];
      return ok;
    },
    { control: true },
  );
}

/** @throws Refusal 422 `unknown_effect`, or `invalid_fields` for a known one with wrong values. */
function readEffect(effect: { type: string }): Effect {
  if (!isEffect(effect.type)) {
    const known = Object.keys(effects).join(', ');
    throw new Refusal(422, 'unknown_effect', {
      text: `Unknown effect "${effect.type}". There are: ${known}.`,
    });
  }
  const schema: z.ZodMiniType<Effect> = effects[effect.type];
  const parsed = schema.safeParse(effect);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(schema, effect, parsed.error.issues);
  throw new Refusal(422, 'invalid_fields', 'invalid_fields', { fields });
}
