import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { effects, isEffectType, type Effect } from '../faults/fault-types.ts';
import { addFault, type NewFault } from '../faults/fault-rule.ts';
import { distributions } from '../faults/latency.ts';
import { fieldErrors } from '../server/field-errors.ts';
import { ApiError } from '../server/api-error.ts';
import { implement } from '../server/implement.ts';
import type { SandboxState } from '../core/state.ts';
import { done, faultCount, ok, ours } from './control-schemas.ts';

const path = '/__mock/faults';

export const faultRule = z.object({
  op: z.string().check(z.minLength(1)),
  effect: z.looseObject({ type: z.string() }),
  times: z.optional(faultCount.check(z.minimum(1))),
  after: z.optional(faultCount),
  probability: z.optional(z.number().check(z.positive(), z.maximum(1))),
  stage: z.optional(z.enum(['pre', 'post'])),
});

const add = endpoint({
  ...ours,
  method: 'POST',
  path,
  body: faultRule,
  reply: z.object({ id: z.string() }),
});

const list = endpoint({
  ...ours,
  method: 'GET',
  path,
  reply: z.object({
    items: z.array(
      z.looseObject({
        id: z.string(),
        op: z.string(),
        seen: z.number(),
        hits: z.number(),
        /** How many calls it holds back now. */
        waiting: z.number(),
      }),
    ),
  }),
});

const clear = endpoint({ ...ours, method: 'DELETE', path, reply: done });
const remove = endpoint({
  ...ours,
  method: 'DELETE',
  path: '/__mock/faults/{id}',
  reply: z.object({ id: z.string() }),
});

const latencies = z.object({ items: z.array(z.looseObject({ dist: z.string() })) });
const getLatency = endpoint({ ...ours, method: 'GET', path: '/__mock/latency', reply: latencies });

/** One distribution for all calls, or for one. `null` takes it away. */
const setLatency = endpoint({
  ...ours,
  method: 'PUT',
  path: '/__mock/latency',
  body: z.object({ op: z.optional(z.string().check(z.minLength(1))), latency: z.nullable(distributions) }),
  reply: latencies,
});

export function serveFaults(app: MockApp): void {
  implement(
    app,
    add,
    (rule, { state }) => {
      const { id } = addFault(state, readFault(rule));
      return { id };
    },
    { status: 201, control: true },
  );

  implement(
    app,
    list,
    (_body, { state, sandbox: { waitingCalls } }) => ({
      items: state.faults.map((fault) => {
        const waiting = [...waitingCalls].filter((call) => call.fault === fault.id).length;
        return { ...fault, waiting };
      }),
    }),
    { control: true },
  );

  implement(
    app,
    clear,
    (_body, { state }) => {
      state.faults = [];
      return ok;
    },
    { control: true },
  );

  implement(
    app,
    remove,
    (_body, { state, c }) => {
      const id = c.req.param('id') ?? '';
      const others = state.faults.filter((fault) => fault.id !== id);
      if (others.length === state.faults.length)
        throw new ApiError(404, 'not_found', { text: `There is no fault "${id}".` });
      state.faults = others;
      return { id };
    },
    { control: true },
  );
}

/** How long calls take. */
export function serveLatency(app: MockApp): void {
  const show = ({ latency }: SandboxState) => ({ items: latency.map((one) => ({ ...one })) });
  implement(app, getLatency, (_body, { state }) => show(state), { control: true });

  implement(
    app,
    setLatency,
    ({ op, latency }, { state }) => {
      const others = state.latency.filter((one) => one.op !== op);
      state.latency = latency ? [...others, { ...latency, op }] : others;
      return show(state);
    },
    { control: true },
  );
}

/** @throws Refusal 422 `unknown_effect` or `invalid_fields` */
export function readFault(rule: z.output<typeof faultRule>): NewFault {
  const { op, effect, times, after = 0, probability = 1, stage = 'pre' } = rule;
  return { op, effect: readEffect(effect), times, after, probability, stage };
}

/** @throws Refusal 422 `unknown_effect`, or `invalid_fields` for a known one with wrong values. */
function readEffect(effect: { type: string }): Effect {
  if (!isEffectType(effect.type)) {
    const known = Object.keys(effects).join(', ');
    throw new ApiError(422, 'unknown_effect', {
      text: `Unknown effect "${effect.type}". There are: ${known}.`,
    });
  }
  const schema = effects[effect.type] as z.ZodMiniType<Effect>;
  const parsed = schema.safeParse(effect);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(schema, effect, parsed.error.issues);
  throw new ApiError(422, 'invalid_fields', 'invalid_fields', { fields });
}
