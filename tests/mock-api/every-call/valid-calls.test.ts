import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorEnvelope } from '#contract/envelope.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { personaNames, type PersonaName } from '#mock-api/personas/persona-ids.ts';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { sized } from '../../tier.ts';
import { sampleCalls, type SampleCall } from './sample-calls.ts';
import { valuesOf } from './schema-arbitrary.ts';
import { emptyMock, Visitor } from '../visitor.ts';
import { replySchemaOf } from '../../../contract/endpoint.ts';

const RUNS = sized(5, 40);
const withBody = sampleCalls.filter(({ request }) => request.body);
const withQuery = sampleCalls.filter(({ request }) => request.query);
// Ten thousand transactions take seconds to record, and what they answer is the list's own test.
const whoever = fc.constantFrom(...personaNames.filter((name) => name !== 'many-transactions'));
const app = emptyMock();

/** Sends it as a persona and checks what holds of every answer. Resolves to its code, or null of a success. */
async function send(
  { endpoint, path }: SampleCall,
  who: PersonaName,
  body: unknown,
  query = '',
): Promise<unknown> {
  const visitor = new Visitor(app);
  await visitor.become(who);
  const { status, body: answer } = await visitor.write(endpoint.method, path + query, body, {});
  expect(status).toBeLessThan(500);
  const schema = status < 300 ? replySchemaOf(endpoint) : errorEnvelope;
  expect(schema.safeParse(answer).error?.issues).toBeUndefined();
  if (status < 300) return null;
  expect(errorCodes).toContain(answer.code);
  expect(answer.message).toMatch(/\S/);
  return answer.code;
}

test.each(withBody)('$op: what the schema takes is never called wrong', async (call) => {
  await fc.assert(
    fc.asyncProperty(whoever, valuesOf(call.request.body!), async (who, body) => {
      expect(['bad_json', 'invalid_fields', 'unexpected_member']).not.toContain(await send(call, who, body));
    }),
    { numRuns: RUNS },
  );
});

test.each(withBody)('$op: one part replaced by anything is no 500', async (call) => {
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 300 }));
  const body = fc
    .tuple(valuesOf(call.request.body!), fc.nat(), anything)
    .map(([whole, place, other]) => replaced((whole ?? {}) as Record<string, unknown>, place, other));
  await fc.assert(
    fc.asyncProperty(whoever, body, async (who, wrong) => {
      const code = await send(call, who, wrong);
      const right = call.request.body!.safeParse(wrong).success;
      if (!right)
        expect([
          'invalid_fields',
          'unexpected_member',
          'unauthorized',
          'session_expired',
          'forbidden',
          'account_banned',
          'account_deleted',
        ]).toContain(code);
    }),
    { numRuns: RUNS },
  );
});

test.each(withQuery)('$op: any query is answered by its rule', async (call) => {
  const text = fc.oneof(
    fc.integer().map(String),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('ngn', 'security'),
  );
  const names = ['page', 'page_size', 'type', 'currency', 'q', 'status', 'cursor', 'route', '__proto__'];
  const query = fc.dictionary(fc.constantFrom(...names), text);
  const bare = { ...call, path: call.pathAlone };
  await fc.assert(
    fc.asyncProperty(query, async (parameters) => {
      const code = await send(
        bare,
        'notifications-500',
        undefined,
        `?${new URLSearchParams(parameters).toString()}`,
      );
      if (!call.request.query!.safeParse(parameters).success) expect(code).toBe('invalid_fields');
      // A cursor that was never given is wrong in a way that no schema knows.
      else if (
        parameters.cursor === undefined ||
        !/\/(?:transactions|ledger|market\/assets)$/.test(call.pathAlone)
      )
        expect([null, 'not_found', 'asset_not_found', 'period_invalid', 'rate_limited']).toContain(code);
    }),
    { numRuns: RUNS },
  );
});

test('after all of it the books hold', () => {
  const { ledger } = app.sandboxes.default.state;
  expect(ledger.entries.length).toBeGreaterThan(0);
  expect(invariantsOf(app.sandboxes.default.state).filter(({ ok }) => !ok)).toEqual([]);
});

function replaced(whole: Record<string, unknown>, place: number, other: unknown): unknown {
  const names = Object.keys(whole);
  const name = names[place % (names.length + 1)];
  return name === undefined ? other : { ...whole, [name]: other };
}
