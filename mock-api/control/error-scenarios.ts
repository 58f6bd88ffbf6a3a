import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { errorCatalogue, type CatalogueId } from '#contract/error-catalogue.ts';
import type { MockApp } from '../server/hono-env.ts';
import type { Effect } from '../faults/fault-types.ts';
import { addFault } from '../faults/fault-rule.ts';
import { faultPresets, presetIds, type FaultPreset, type PresetId } from '../faults/fault-presets.ts';
import { nearestNames } from '../faults/nearest-preset.ts';
import type { ErrorScenario } from '../faults/error-scenario.ts';
import { errorScenarios } from '../faults/error-scenarios.ts';
import { ApiError } from '../server/api-error.ts';
import { implement } from '../server/implement.ts';
import { faultCount, ours } from './control-schemas.ts';

const list = endpoint({
  ...ours,
  method: 'GET',
  path: '/__mock/catalogue',
  reply: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        text_key: z.string(),
        op: z.optional(z.string()),
        presets: z.array(
          z.looseObject({
            id: z.string(),
            title: z.string(),
            op: z.string(),
            effect: z.looseObject({ type: z.string() }),
          }),
        ),
        natural: z.optional(z.object({ persona: z.optional(z.string()), do: z.string() })),
        /** For PUT /__mock/challenge. */
        challenge: z.optional(z.looseObject({})),
        /** Why no call is involved. */
        client: z.optional(z.string()),
      }),
    ),
  }),
});

const arm = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/faults/preset/{id}',
  body: z.object({
    times: z.optional(faultCount.check(z.minimum(1))),
    after: z.optional(faultCount),
    /** Words of the server, which a client shows instead of its own. */
    message: z.optional(z.nullable(z.string())),
  }),
  /** One fault for each call that the preset hits. */
  reply: z.object({ ids: z.array(z.string()), ops: z.array(z.string()) }),
});

/** What can go wrong by the specification, and the shortest way to see it. */
export function serveCatalogue(app: MockApp): void {
  implement(app, list, () => ({ items: Object.keys(errorScenarios).map((id) => item(id as CatalogueId)) }), {
    control: true,
  });

  implement(
    app,
    arm,
    ({ times, after, message }, { state, c }) => {
      const preset = find(c.req.param('id') ?? '');
      const effect = message === undefined ? preset.effect : worded(preset.effect, message);
      const faults = preset.ops.map((op) =>
        addFault(state, {
          op,
          effect,
          times: times ?? preset.times,
          after: after ?? preset.after ?? 0,
          probability: 1,
          stage: preset.stage ?? 'pre',
        }),
      );
      return { ids: faults.map(({ id }) => id), ops: [...preset.ops] };
    },
    { status: 201, control: true },
  );
}

function item(id: CatalogueId) {
  const { presets, natural, challenge, client }: ErrorScenario = errorScenarios[id];
  return { id, ...errorCatalogue[id], presets: (presets ?? []).map(shown), natural, challenge, client };
}

function shown(id: PresetId) {
  const { ops, ...preset }: FaultPreset = faultPresets[id];
  return { id, ...preset, op: ops[0], ops };
}

/** @throws Refusal 404 `unknown_preset`, with the names that are nearest. */
function find(id: string): FaultPreset {
  const known = presetIds.find((name) => name === id);
  if (known) return faultPresets[known];
  const nearest = nearestNames(id, presetIds);
  const text = `There is no preset "${id.slice(0, 60)}". Nearest: ${nearest.join(', ')}.`;
  throw new ApiError(404, 'unknown_preset', { text }, { extra: { nearest } });
}

/** @throws Refusal 422 `invalid_fields` for an effect that has no words. */
function worded(effect: Effect, message: string | null): Effect {
  if (effect.type === 'status') return { ...effect, message };
  if (effect.type === 'reply') return { ...effect, body: { ...effect.body, message } };
  const text = `The effect "${effect.type}" sends no message.`;
  throw new ApiError(422, 'invalid_fields', { text });
}
