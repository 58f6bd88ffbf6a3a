import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { docsOf } from '#contract/docs.ts';
import { operations, streams } from '#contract/registry.ts';
import { controlEndpoints } from '#mock-api/control/control-endpoint.ts';
import { jsonSchema } from '#mock-api/openapi/schema.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { emptyMock, Visitor } from '../visitor.ts';

interface Reader {
  readonly name: string;
  readonly path: string;
  readonly query: z.ZodMiniType;
  /** What the call is nothing without. */
  readonly needed: Readonly<Record<string, string>>;
}

const texts = (query: object = {}) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Every call of the contract that reads a query. */
const contractReaders: readonly Reader[] = operations.flatMap((operation) => {
  const { endpoint, request, name } = operation;
  if (!request.query) return [];
  const path = endpoint.path.replace('{period}', '2026-11').replace('{asset}', 'btc').replace('{id}', 'btc');
  const isNeeded = !request.query.safeParse({}).success;
  return [
    {
      name,
      path,
      query: request.query,
      needed: isNeeded ? texts((docsOf(operation).example as { query?: object }).query) : {},
    },
  ];
});
/** Of the control plane: what needs an argument of its own, or waits for somebody, is left out. */
const controlReaders: readonly Reader[] = controlEndpoints(emptyMock()).flatMap(({ path, query, method }) =>
  query && method === 'GET' && !path.includes('{') && !path.endsWith('/events')
    ? [{ name: path, path, query, needed: {} }]
    : [],
);
const namesOf = ({ query }: Reader) => {
  if (!(query instanceof z.ZodMiniObject)) throw new Error('A query is an object.');
  return Object.keys(query.def.shape);
};
const integersOf = (reader: Reader) => {
  const { properties } = jsonSchema(reader.query, 'input') as {
    properties: Record<string, { type?: string }>;
  };
  return namesOf(reader).filter((name) => properties[name]?.type === 'integer');
};

const visitor = new Visitor(emptyMock());
beforeAll(async () => {
  await visitor.become('complete');
});

const readers = [...contractReaders, ...controlReaders];
/** A call's address with what it is nothing without, but for the parameter that the test is about. */
function addressOf({ path, needed }: Reader, more: string, about = ''): string {
  const others = Object.fromEntries(Object.entries(needed).filter(([name]) => name !== about));
  return `${path}?${new URLSearchParams(others).toString()}&${more}`;
}

test('lists, statements and the log are among those who read numbers', () => {
  const numeric = readers.filter((reader) => integersOf(reader).length > 0).map(({ name }) => name);
  expect(numeric).toEqual(
    expect.arrayContaining(['listTransactions', 'listLedgerLines', 'listStatements', 'listMarketAssets']),
  );
  expect(numeric).toEqual(expect.arrayContaining(['/__mock/journal', '/__mock/mail/latest']));
  expect(numeric.length).toBeGreaterThanOrEqual(10);
});

const noNumbers = [
  '1e1',
  '0x5',
  '0b1',
  '0o7',
  ' 5',
  '5 ',
  '+5',
  '-5',
  '-0',
  '05',
  '5.0',
  '5.',
  '.5',
  '1_0',
].concat([
  '',
  ' ',
  '5,0',
  '٥',
  '５',
  '五',
  'five',
  'NaN',
  'Infinity',
  '1e400',
  '9'.repeat(17),
  '9'.repeat(400),
  'true',
]);
describe.each(readers.filter((reader) => integersOf(reader).length > 0))('$name', (reader) => {
  test('takes a whole number in digits, and no other spelling of it', async () => {
    for (const name of integersOf(reader)) {
      for (const text of noNumbers) {
        const more = new URLSearchParams({ [name]: text }).toString();
        const answer = await visitor.get(addressOf(reader, more, name));
        expect([text, answer.status, answer.body.fields]).toEqual([text, 422, { [name]: 'invalid' }]);
        expectRefusal(answer, [422, 'invalid_fields']);
      }
      const { status } = await visitor.get(addressOf(reader, `${name}=${name === 'year' ? 2026 : 5}`, name));
      // There may be no such row, and no email.
      expect([name, status, [200, 404].includes(status)]).toEqual([name, status, true]);
    }
  });
});

describe.each(readers)('$name', (reader) => {
  test('refuses a parameter that is given twice, whatever it is and however it is written', async () => {
    for (const name of namesOf(reader)) {
      const value = reader.needed[name] ?? '1';
      const spelled = [...name].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
      for (const twice of [
        `${name}=${value}&${name}=${value}`,
        `${name}=${value}&${spelled}=2`,
        `${name}&${name}`,
      ]) {
        const answer = await visitor.get(addressOf(reader, twice, name));
        expectRefusal(answer, [422, 'invalid_fields']);
        expect([twice, answer.body.fields]).toEqual([twice, { [name]: 'invalid' }]);
      }
    }
  });

  test('takes no notice of what it does not know, also twice', async () => {
    const usual = await visitor.get(addressOf(reader, ''));
    const more = await visitor.get(addressOf(reader, 'unheard=1&unheard=2&__proto__=1&__proto__=2'));
    expect(more.status).toBe(usual.status);
  });
});

test.each(streams.map(({ stream }) => [stream.path, stream.query] as const))(
  'the stream %s refuses a parameter that is given twice',
  async (path, query) => {
    for (const name of Object.keys(query.def.shape)) {
      const answer = await visitor.get(`${path}?${name}=1&${name}=1`);
      expect([answer.status, answer.body.fields]).toEqual([422, { [name]: 'invalid' }]);
    }
  },
);
