import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import { errorCatalogue, type CatalogueId } from '#contract/error-catalogue.ts';
import { paymentErrorTexts, type PaymentErrorCode } from '#contract/payment-error-texts.ts';
import type { MockApp } from '../server/hono-env.ts';
import type { Effect } from '../faults/fault-types.ts';
import { addFault } from '../faults/fault-rule.ts';
import { faultPresets, type FaultPreset } from '../faults/fault-presets.ts';
import { paymentErrorCodes, paymentErrorPresets, paymentPresetId } from '../faults/payment-error-presets.ts';
import { paymentErrorScenarios } from '../faults/payment-error-scenarios.ts';
import type { ErrorScenario } from '../faults/error-scenario.ts';
import { errorScenarios } from '../faults/error-scenarios.ts';
import { own } from '../core/own-record.ts';
import { ApiError } from '../server/api-error.ts';
import { unknownName } from '../server/request-problems.ts';
import { faultCount } from './control-schemas.ts';

const list = controlEndpoint({
  summary:
    "Lists the errors that the product's specification names and those of payments, and the shortest way to see each.",
  method: 'GET',
  path: '/__mock/catalogue',
  reply: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        /** Where a client has the words; of a payment, `text` has them. */
        text_key: z.optional(z.string()),
        text: z.optional(z.object({ en: z.string(), 'zh-CN': z.string() })),
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

const arm = controlEndpoint({
  summary: 'Breaks calls by a named preset of the catalogue.',
  example: { params: { id: 'login.500' }, body: { times: 1 } },
  method: 'POST',
  path: '/__mock/faults/preset/{id}',
  status: 201,
  body: z.strictObject({
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
  implementControl(app, list, () => ({
    items: [
      ...Object.keys(errorScenarios).map((id) => item(id as CatalogueId)),
      ...paymentErrorCodes.map(paymentItem),
    ],
  }));

  implementControl(app, arm, ({ times, after, message }, { state, c }) => {
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
  });
}

function item(id: CatalogueId) {
  const { presets, natural, challenge, client }: ErrorScenario = errorScenarios[id];
  return { id, ...errorCatalogue[id], presets: (presets ?? []).map(shown), natural, challenge, client };
}

function paymentItem(code: PaymentErrorCode) {
  const id = paymentPresetId(code);
  return { id, text: paymentErrorTexts[code], presets: [shown(id)], ...paymentErrorScenarios[code] };
}

const presets: Readonly<Record<string, FaultPreset>> = { ...faultPresets, ...paymentErrorPresets };

function shown(id: string) {
  const { ops, ...preset } = find(id);
  return { id, ...preset, op: ops[0], ops };
}

/** @throws ApiError 404 `unknown_preset`, with the names that are nearest. */
function find(id: string): FaultPreset {
  const known = own(presets, id);
  if (known) return known;
  throw unknownName('unknown_preset', 'preset', id, { valid: Object.keys(presets) });
}

/** @throws ApiError 422 `invalid_fields` for an effect that has no words. */
function worded(effect: Effect, message: string | null): Effect {
  if (effect.type === 'status') return { ...effect, message };
  if (effect.type === 'reply') return { ...effect, body: { ...effect.body, message } };
  const text = `The effect "${effect.type}" sends no message.`;
  throw new ApiError('invalid_fields', { text });
}
