import { beforeEach, describe, expect, test } from 'vitest';
import { errorCatalogue, type CatalogueId, type NamedId } from '#contract/error-catalogue.ts';
import { operations } from '#contract/registry.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { faultPresets, presetIds, type FaultPreset } from '#mock-api/faults/fault-presets.ts';
import type { ErrorScenario } from '#mock-api/faults/error-scenario.ts';
import { errorScenarios } from '#mock-api/faults/error-scenarios.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

interface Item {
  id: CatalogueId;
  text_key: string;
  op?: string;
  presets: { id: string; title: string; op: string; effect: { type: string } }[];
  natural?: { persona?: string; do: string };
  challenge?: { mode: string };
  client?: string;
}
const catalogue = async () => (await ann.get('/__mock/catalogue')).body.items as Item[];
const faults = async () => (await ann.get('/__mock/faults')).body.items as object[];
const logIn = () =>
  ann.post('/auth/login', { email: 'ann@example.com', password: 'Wrong1234', turnstile_token: PASSED });

describe('the types', () => {
  test('refuse an entry without a trigger, and a trigger without a way', () => {
    const { login_failed: first, ...others } = errorScenarios;
    // @ts-expect-error: login_failed is missing.
    others satisfies Record<CatalogueId, ErrorScenario>;
    // @ts-expect-error: no way to meet the text.
    ({}) satisfies ErrorScenario;
    // @ts-expect-error: a list of presets has one at least.
    ({ presets: [] }) satisfies ErrorScenario;
    // @ts-expect-error: there is no such preset.
    ({ presets: ['login.418'] }) satisfies ErrorScenario;
    expect(first.presets).toEqual(['login.500']);
  });
});

describe('GET /__mock/catalogue', () => {
  test('lists every entry with its words’ place and a way to meet it', async () => {
    const items = (await catalogue()).filter(({ id }) => !id.startsWith('payment.'));
    expect(items.map(({ id }) => id).sort()).toEqual(Object.keys(errorCatalogue).sort());
    for (const { id, text_key, presets, natural, challenge, client } of items) {
      expect([id, text_key]).toEqual([id, errorCatalogue[id].text_key]);
      expect([id, presets.length > 0 || Boolean(natural ?? challenge ?? client)]).toEqual([id, true]);
    }
  });

  test('says of a preset which call it hits, and how', async () => {
    const items = await catalogue();
    const entry = (id: NamedId) => items.find((item) => item.id === id);
    expect(entry('resend_failed')).toEqual({
      id: 'resend_failed',
      text_key: 'toasts.resendFailed',
      op: 'POST /auth/signup/request-code',
      presets: [
        {
          id: 'resendCode.500',
          title: 'The second sign-up code can’t be sent',
          op: 'POST /auth/signup/request-code',
          ops: ['POST /auth/signup/request-code'],
          effect: { type: 'status', status: 500, message: null },
          after: 1,
        },
      ],
    });
    expect(entry('challenge_load_failed')?.challenge).toEqual({ mode: 'load-fail' });
  });

  test('names challenge settings and personas that there are', async () => {
    for (const { id, challenge, natural } of await catalogue()) {
      if (challenge)
        expect([id, (await ann.control('PUT', '/challenge', challenge)).status]).toEqual([id, 200]);
      const persona = natural?.persona;
      if (persona)
        expect([id, (await ann.control('POST', '/persona', { name: persona })).status]).toEqual([id, 200]);
    }
  });
});

describe('POST /__mock/faults/preset/{id}', () => {
  const ops = new Set<string>(operations.map(({ op }) => op));

  test.each(presetIds)('%s arms a fault of a call that there is', async (id) => {
    const preset: FaultPreset = faultPresets[id];
    const { status, body } = await ann.control('POST', `/faults/preset/${id}`);
    expect([status, body]).toEqual([
      201,
      { ids: preset.ops.map((_, at) => `flt_${at + 1}`), ops: preset.ops },
    ]);
    expect(preset.ops.filter((op) => !ops.has(op))).toEqual([]);
    expect(await faults()).toMatchObject(
      preset.ops.map((op) => ({
        op,
        effect: preset.effect,
        after: preset.after ?? 0,
        stage: 'pre',
        hits: 0,
      })),
    );
  });

  test('takes how many calls it hits and how many pass first', async () => {
    await ann.control('POST', '/faults/preset/login.500', { after: 1, times: 1 });
    expect([(await logIn()).status, (await logIn()).status, (await logIn()).status]).toEqual([401, 500, 401]);
  });

  test('takes words of the server, and has none by itself', async () => {
    await ann.control('POST', '/faults/preset/login.401', { times: 1 });
    await ann.control('POST', '/faults/preset/login.401', { message: 'Not today.' });
    expect([(await logIn()).body.message, (await logIn()).body.message]).toEqual([null, 'Not today.']);
    const { status, body } = await ann.control('POST', '/faults/preset/status.reset', { message: 'Words' });
    expect([status, body.code]).toEqual([422, 'invalid_fields']);
    expect(await faults()).toHaveLength(2);
  });

  test.each([
    ['login.502', 'login.500'],
    ['Login.500 ', 'login.500'],
    ['verifcode.400', 'verifyCode.400'],
    ['__proto__', undefined],
    ['constructor', undefined],
    ['x'.repeat(5000), undefined],
  ])('does not know %j, and says what is nearest', async (asked, nearest) => {
    const { status, body } = await ann.control('POST', `/faults/preset/${encodeURIComponent(asked)}`);
    expect([status, body.code]).toEqual([404, 'unknown_preset']);
    const names = body.nearest as string[];
    expect(names).toHaveLength(3);
    expect(body.message).toContain(`Nearest: ${names.join(', ')}.`);
    if (nearest) expect(names[0]).toBe(nearest);
    expect(await faults()).toEqual([]);
  });

  test.each([{ times: 0 }, { after: -1 }, { times: 1.5 }, { message: 7 }])('refuses %j', async (body) => {
    expect((await ann.control('POST', '/faults/preset/login.500', body)).status).toBe(422);
    expect(await faults()).toEqual([]);
  });
});
