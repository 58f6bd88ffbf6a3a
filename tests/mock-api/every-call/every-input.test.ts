import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorsOf } from '#contract/docs.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { operations } from '#contract/registry.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { matrix } from '../../tier.ts';
import { remembered } from './remembered.ts';
import { sampleCalls, type SampleCall } from './sample-calls.ts';
import { emptyMock, Visitor, type Answer } from '../visitor.ts';
import { rightBodies, strangeQueries, wrongBodies, wrongRequests } from './wrong-bodies.ts';

const withBody = sampleCalls.filter(({ request }) => request.body);
const takesNoField = ({ request: { body } }: SampleCall) =>
  body instanceof z.ZodMiniObject && Object.keys(body.def.shape).length === 0;
const withFields = withBody.filter((call) => !takesNoField(call));
const withoutBody = sampleCalls.filter(({ request }) => !request.body);
const withQuery = sampleCalls.filter(({ request }) => request.query);

/** Each call with each of these requests or queries; in the sample each call meets some of them, and each of them some calls. */
const met = <Item>(name: string, items: readonly Item[]) =>
  matrix(
    name,
    sampleCalls.flatMap((call, row) => items.map((item, column) => ({ call, item, at: row + column }))),
    ({ at }) => at % 4 === 0,
  );
const requestsMet = met('calls x wrong requests', wrongRequests);
const queriesMet = met('calls x strange queries', strangeQueries);

/** A call that takes nothing but what it knows. */
const isStrict = (call: SampleCall) => 'unexpected_member' in errorsOf(call);
/** How a body is refused whose members are wrong. One that has too many says so first, where nothing else is taken. */
const refusals = (call: SampleCall) => [
  'invalid_fields',
  ...(isStrict(call) ? ['unexpected_member'] : []),
  // Base64 of anything is a text that may be one.
  ...('picture_refused' in errorsOf(call) ? ['picture_refused'] : []),
];

/** Somebody whom every call lets in as far as the body. */
async function arrive() {
  const app = emptyMock();
  const visitor = new Visitor(app);
  await visitor.become('missing-all');
  return { visitor, state: app.sandboxes.default.state };
}

async function send(
  visitor: Visitor,
  { endpoint, path }: SampleCall,
  init: RequestInit,
  query = '',
): Promise<Answer> {
  const response = await visitor.send(endpoint.method, path + query, init);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}
const key = { 'idempotency-key': '5f7c0a52-9d3e-4a53-8f0e-1f2d8a6b7c90' };
const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...key },
});

/** A period is no id: another text than that of one is refused as such. */
const withId = sampleCalls.filter(
  ({ path, endpoint }) => path.includes('ntf_1') && !endpoint.path.includes('{period}'),
);

test('every call is among them', () => {
  expect(withBody.length + withoutBody.length).toBe(operations.length);
  expect(withBody.length).toBeGreaterThanOrEqual(19);
});

describe.each(withFields)('$op', (call) => {
  test('says which field is wrong, and changes nothing', async () => {
    const { visitor, state } = await arrive();
    const before = remembered(state);
    const wrong = wrongBodies(call.request.body!);
    expect(wrong.length).toBeGreaterThan(4);
    for (const { what, field, body } of wrong) {
      const answer = await send(visitor, call, json(body));
      expect([what, answer.status]).toEqual([what, 422]);
      expect(refusals(call)).toContain(answer.body.code);
      expectRefusal(answer, [422, answer.body.code as ErrorCode]);
      // Nothing tells which of its forms an empty body was meant for.
      if (JSON.stringify(body) === '{}') continue;
      const named = Object.keys(answer.body.fields as object);
      expect([what, named.filter((name) => !`${name}.`.startsWith(`${field}.`))]).toEqual([what, []]);
    }
    expect(remembered(state)).toEqual(before);
  });

  test('refuses what is no body of any call, and changes nothing', async () => {
    const { visitor, state } = await arrive();
    const before = remembered(state);
    for (const { item } of requestsMet.filter((one) => one.call === call)) {
      const { what, init, answer: expected } = item;
      const answer = await send(visitor, call, init);
      const [status, code] = expected;
      const codes = code === 'invalid_fields' ? refusals(call) : [code];
      expect([what, answer.status, codes.includes(answer.body.code as string)]).toEqual([what, status, true]);
      expectRefusal(answer, [status, answer.body.code as ErrorCode]);
    }
    expect(remembered(state)).toEqual(before);
  });

  test.skipIf(isStrict(call))('takes no notice of fields that it does not know', async () => {
    for (const body of rightBodies(call.request.body!)) {
      const [plain, more] = [await arrive(), await arrive()];
      const usual = await send(plain.visitor, call, json(body));
      const text = JSON.stringify(body).replace('{', '{"unheard_of":"unheard","__proto__":{"unheard":1},');
      const answer = await send(more.visitor, call, { ...json(body), body: text });
      expect([answer.status, answer.body.code]).toEqual([usual.status, usual.body.code]);
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(more.state)).not.toContain('unheard');
    }
  });
});

test.each(withBody.filter(takesNoField))(
  '$op takes an empty object, and nothing that is none',
  async (call) => {
    for (const { what, init, answer: expected } of wrongRequests) {
      // Names that it does not know are no harm.
      if (expected[0] === 422 && typeof init.body === 'string' && init.body.startsWith('{')) continue;
      const { visitor, state } = await arrive();
      const before = remembered(state);
      const answer = await send(visitor, call, init);
      expect([what, answer.status, answer.body.code]).toEqual([what, ...expected]);
      expect(remembered(state)).toEqual(before);
    }
    const more = await arrive();
    expect((await send(more.visitor, call, json({ unheard_of: 'unheard' }))).status).toBe(200);
    expect(JSON.stringify(more.state)).not.toContain('unheard');
  },
);

test.each(withoutBody.filter(({ endpoint }) => endpoint.method !== 'GET'))(
  '$op reads no body, so no JSON is wrong, and nothing else is taken',
  async (call) => {
    const usual = await send((await arrive()).visitor, call, {});
    for (const { item } of requestsMet.filter((one) => one.call === call)) {
      const { what, init, answer: expected } = item;
      const { visitor, state } = await arrive();
      const before = remembered(state);
      const answer = await send(visitor, call, init);
      const isJson = expected[1] !== 'unsupported_media_type';
      const [status, code] = isJson ? [usual.status, usual.body.code] : expected;
      expect([what, answer.status, answer.body.code]).toEqual([what, status, code]);
      if (!isJson) expect(remembered(state)).toEqual(before);
    }
  },
);

test.each(sampleCalls)('$op: a strange query is no harm', async (call) => {
  const init = call.body === undefined ? {} : json(call.body);
  const usual = await send((await arrive()).visitor, call, init);
  for (const { item: query } of queriesMet.filter((one) => one.call === call)) {
    const more = await arrive();
    const answer = await send(more.visitor, { ...call, path: call.pathAlone }, init, query);
    const parameters = Object.fromEntries(new URLSearchParams(query));
    const right = call.request.query?.safeParse(parameters).success ?? true;
    expect([query, answer.status]).toEqual([query, right ? usual.status : 422]);
  }
});

const texts = [
  '',
  ' ',
  'x',
  '-1',
  '0',
  '1.5',
  '1e9',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(30),
  'null',
  '[]',
  '%00',
  '__proto__',
];
const NAMES_A_THING: ReadonlySet<string> = new Set(['cursor', 'after']);

test.each(withQuery)('$op says which parameter is wrong', async (call) => {
  const { visitor, state } = await arrive();
  const before = remembered(state);
  const schema = call.request.query!;
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('A query is an object.');
  const usual = await send(visitor, call, {});
  let wrong = 0;
  for (const name of Object.keys(schema.def.shape)) {
    for (const text of texts) {
      const parameters = { ...call.query, [name]: text };
      const asked = `?${new URLSearchParams(parameters).toString()}`;
      const answer = await send(visitor, { ...call, path: call.pathAlone }, {}, asked);
      if (schema.safeParse(parameters).success) {
        // What names a thing may name nothing; the schema can't know.
        const isUnknown = answer.status === 422 && NAMES_A_THING.has(name);
        if (!isUnknown) expect([name, text, answer.status]).toEqual([name, text, usual.status]);
        continue;
      }
      wrong += 1;
      expectRefusal(answer, [422, 'invalid_fields']);
      const fields = answer.body.fields as Record<string, string>;
      expect(Object.keys(fields)).toEqual([name]);
      expect(['invalid', 'date.invalid']).toContain(fields[name]);
    }
  }
  expect(wrong).toBeGreaterThan(0);
  // Searches for people are counted, by what was typed where nobody is found.
  const { rateLimits, lookedUp } = before;
  expect({ ...remembered(state), rateLimits, lookedUp }).toEqual(before);
});

test.each(['__proto__', 'constructor', '%ff', '%2e%2e', '%00', 'x'.repeat(5000), '%F0%9F%90%9A'])(
  'a strange id in the path is not found: %s',
  async (id) => {
    const { visitor, state } = await arrive();
    const before = remembered(state);
    for (const { op, path, endpoint, body } of withId) {
      const strange = path.replace('ntf_1', id);
      // The address of what lies above, which is another page or call.
      const [, area = ''] = path.split('/');
      if (!new URL(strange, 'http://localhost').pathname.startsWith(`/${area}/`)) continue;
      const response = await visitor.send(
        endpoint.method,
        strange,
        body === undefined ? { headers: key } : json(body),
      );
      expect([op, response.status]).toEqual([op, 404]);
      expect(((await response.json()) as { code: string }).code).toMatch(
        /^(?:asset_|quote_|payee_|request_|recipient_)?not_found$/,
      );
    }
    // Look-ups of people are counted.
    const { rateLimits, lookedUp } = before;
    expect({ ...remembered(state), rateLimits, lookedUp }).toEqual(before);
  },
);
