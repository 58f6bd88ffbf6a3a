import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations, type OperationName } from '#contract/registry.ts';
import { usernameCalls } from '#mock-api/features/look-ups/username-calls.ts';
import { emptyMock, Visitor, type Answer } from '../visitor.ts';

/** How members are called whose text is a username, or the beginning of one. */
const namesOfNames = ['username', 'q', 'to'];
/** Members of such a name that hold something else: a day, an asset, words of one's own payments or of an article. */
const otherTexts: readonly `${OperationName} ${string}`[] = [
  'createExport body.filter.q',
  'createExport body.filter.to',
  'createQuote body.to',
  'listArticles query.q',
  'listLedgerLines query.to',
  'listTransactions query.q',
  'listTransactions query.to',
];

/** Where texts stand in a schema, as `to.username`: all variants of a union together. */
function textsIn(schema: unknown, path = ''): string[] {
  const {
    type,
    properties,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = schema as {
    type?: string;
    properties?: Record<string, unknown>;
    anyOf?: unknown[];
    oneOf?: unknown[];
    allOf?: unknown[];
  };
  return [
    ...(type === 'string' ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) =>
      textsIn(one, path ? `${path}.${name}` : name),
    ),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => textsIn(one, path)),
  ];
}

test('every call of the contract that takes a username is named, with where it stands, and no other is', () => {
  const found = operations.flatMap(({ name, request }) => {
    const parts = { params: request.params, query: request.query, body: request.body };
    const texts = Object.entries(parts).flatMap(([part, schema]) =>
      schema
        ? textsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map(
            (one) => `${part}.${one}`,
          )
        : [],
    );
    const named = [...new Set(texts)].filter((text) => namesOfNames.includes(text.split('.').at(-1) ?? ''));
    return named.map((text) => `${name} ${text}` as const);
  });
  const ofNames = Object.entries(usernameCalls).map(([name, text]) => `${name} ${text}`);
  expect([...found].sort()).toEqual([...ofNames, ...otherTexts].sort());
});

const key = () => ({ 'idempotency-key': randomUUID() });
const calls: Readonly<Record<keyof typeof usernameCalls, (who: Visitor, name: string) => Promise<Answer>>> = {
  getPerson: (who, name) => who.get(`/users/${name}`),
  blockPerson: (who, name) => who.write('PUT', `/users/${name}/block`, undefined),
  unblockPerson: (who, name) => who.write('DELETE', `/users/${name}/block`, undefined),
  searchUsers: (who, name) => who.get(`/user/search?q=${name}`),
  searchEverything: (who, name) => who.get(`/search?q=${name}`),
  createPaymentRequest: (who, name) =>
    who.post('/wallet/payment-requests', { asset: 'ngn', amount: '5', to: name }, key()),
  createQuote: (who, name) =>
    who.post('/wallet/quotes', { kind: 'send', asset: 'ngn', to: { username: name }, amount: '5' }),
  setUsername: (who, name) => who.post('/user/username', { username: name }),
};
const rows = Object.entries(calls) as [keyof typeof calls, (typeof calls)['getPerson']][];

let who: Visitor;
beforeEach(async () => {
  who = new Visitor(emptyMock());
  await who.control('PUT', '/clock', { mode: 'frozen' });
  await who.become('complete');
});

/** Uses the whole minute up by another call. */
async function lookUpTwenty(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) expect((await who.get(`/users/nobody${turn}`)).status).toBe(404);
}

describe.each(rows)('%s', (name, call) => {
  test('counts among the twenty names a minute', async () => {
    if (name === 'setUsername')
      Object.values(who.app.sandboxes.default.state.users)[0]!.pendingSteps = ['username'];
    await lookUpTwenty();
    const { body } = await call(who, 'adanwafor');
    if (name === 'searchEverything') expect((body.data as { people: unknown[] }).people).toEqual([]);
    else {
      expect(body.code).toBe('rate_limited');
      expect(Date.parse((body.details as { until: string }).until)).not.toBeNaN();
    }
    await who.control('POST', '/clock/advance', { ms: 60_000 });
    expect((await call(who, 'adanwafor')).body.code).toBeUndefined();
  });
});

test('a name that was looked up, paid or asked within a day costs nothing, by whatever call; one’s own neither', async () => {
  await calls.createQuote(who, 'amina');
  await calls.createPaymentRequest(who, '@Chinedu');
  await who.control('POST', '/clock/advance', { ms: 60_000 });
  await lookUpTwenty();
  for (const name of ['amina', 'chinedu', 'nobody3', 'tobiade'])
    for (const [call, look] of rows)
      if (!call.startsWith('search') && call !== 'setUsername')
        expect((await look(who, name)).body.code, `${call} ${name}`).not.toBe('rate_limited');
  expect((await calls.getPerson(who, 'kwame')).body.code).toBe('rate_limited');
  await who.control('POST', '/clock/advance', { ms: 24 * 3_600_000 });
  await lookUpTwenty();
  expect((await calls.getPerson(who, 'amina')).body.code).toBe('rate_limited');
});

test('twenty are anybody’s own: what others look up costs nobody else', async () => {
  await lookUpTwenty();
  const other = new Visitor(who.app);
  await other.become('payer');
  expect((await calls.getPerson(other, 'kwame')).status).toBe(200);
});
