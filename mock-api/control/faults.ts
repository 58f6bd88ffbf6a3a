import { waitingCalls } from '../faults/fault-cleared.ts';
import type { NewFault } from '../faults/state.ts';
import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { effects, isEffectType, type Effect } from '../faults/fault-types.ts';
import { addFault } from '../faults/fault-rule.ts';
import { distributions } from '../faults/latency.ts';
import { invalidControlRequest, unknownName } from '../server/request-problems.ts';
import { ApiError } from '../server/api-error.ts';
import { readCallName, readFaultTarget } from '../server/call-names.ts';
import type { SandboxState } from '../core/state.ts';
import { done, faultCount, ok } from './control-schemas.ts';

const path = '/__mock/faults';

export const faultRule = z.strictObject({
  op: z.string().check(z.minLength(1)),
  effect: z.looseObject({ type: z.string() }),
  times: z.optional(faultCount.check(z.minimum(1))),
  after: z.optional(faultCount),
  probability: z.optional(z.number().check(z.positive(), z.maximum(1))),
  stage: z.optional(z.enum(['pre', 'work', 'post'])),
});

const add = controlEndpoint({
  summary:
    "Breaks a call. `op` is `METHOD /path`, an operation name, `ws` or `*`; `stage: 'post'` carries the call out and loses its reply.",
  example: { body: { op: 'POST /auth/login', effect: { type: 'status', status: 500 }, times: 1 } },
  method: 'POST',
  path,
  status: 201,
  body: faultRule,
  reply: z.object({ id: z.string() }),
});

const list = controlEndpoint({
  summary: 'Lists the faults with how many calls each matched, hit, and holds back now.',
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

const clear = controlEndpoint({ summary: 'Removes all faults.', method: 'DELETE', path, reply: done });
const remove = controlEndpoint({
  summary: 'Removes one fault; calls that it holds back go on.',
  example: { params: { id: 'flt_1' } },
  method: 'DELETE',
  path: '/__mock/faults/{id}',
  reply: z.object({ id: z.string() }),
});

const latencies = z.object({ items: z.array(z.looseObject({ dist: z.string() })) });
const getLatency = controlEndpoint({
  summary: 'Lists the latencies.',
  method: 'GET',
  path: '/__mock/latency',
  reply: latencies,
});

/** One distribution for all calls, or for one. `null` takes it away. */
const setLatency = controlEndpoint({
  summary: 'Sets how long every call takes, or the one named by `op`; `null` removes the latency.',
  example: { body: { op: 'login', latency: { dist: 'fixed', ms: 300 } } },
  method: 'PUT',
  path: '/__mock/latency',
  body: z.strictObject({
    op: z.optional(z.string().check(z.minLength(1))),
    latency: z.nullable(distributions),
  }),
  reply: latencies,
});

export function serveFaults(app: MockApp): void {
  implementControl(app, add, (rule, { state }) => {
    const { id } = addFault(state, readFault(rule));
    return { id };
  });

  implementControl(app, list, (_body, { state, sandbox }) => ({
    items: state.faults.map((fault) => {
      const waiting = [...waitingCalls(sandbox)].filter((call) => call.fault === fault.id).length;
      return { ...fault, waiting };
    }),
  }));

  implementControl(app, clear, (_body, { state }) => {
    state.faults = [];
    return ok;
  });

  implementControl(app, remove, (_body, { state, c }) => {
    const id = c.req.param('id') ?? '';
    const others = state.faults.filter((fault) => fault.id !== id);
    if (others.length === state.faults.length)
      throw new ApiError('not_found', { text: `There is no fault "${id}".` });
    state.faults = others;
    return { id };
  });
}

/** How long calls take. */
export function serveLatency(app: MockApp): void {
  const show = ({ latency }: SandboxState) => ({ items: latency.map((one) => ({ ...one })) });
  implementControl(app, getLatency, (_body, { state }) => show(state));

  implementControl(app, setLatency, ({ op: name, latency }, { state }) => {
    const op = name === undefined ? undefined : readCallName(name);
    const others = state.latency.filter((one) => one.op !== op);
    state.latency = latency ? [...others, { ...latency, op }] : others;
    return show(state);
  });
}

/** @throws ApiError 422 `unknown_op`, `unknown_effect` or `invalid_fields` */
export function readFault(rule: z.output<typeof faultRule>): NewFault {
  const { op, effect, times, after = 0, probability = 1, stage = 'pre' } = rule;
  return { op: readFaultTarget(op), effect: readEffect(effect), times, after, probability, stage };
}

/** @throws ApiError 422 `unknown_effect`, or `invalid_fields` for a known one with wrong values. */
function readEffect(effect: { type: string }): Effect {
  if (!isEffectType(effect.type))
    throw unknownName('unknown_effect', 'effect', effect.type, {
      valid: Object.keys(effects),
      field: 'effect.type',
    });
  const schema = effects[effect.type] as z.ZodMiniType<Effect>;
  const parsed = schema.safeParse(effect);
  if (parsed.success) return parsed.data;
  throw invalidControlRequest(schema, effect, parsed.error.issues);
}
