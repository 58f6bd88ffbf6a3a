import { expect, test } from 'vitest';
import { docsOf } from '#contract/docs.ts';
import { operations, type OperationName } from '#contract/registry.ts';
import { usernameCalls } from '#mock-api/features/look-ups/username-calls.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const KEY = '5f7c0a52-9d3e-4a53-8f0e-1f2d8a6b7c90';
/** Somebody's name, and one of the same length that is nobody's. */
const TAKEN = 'chinedu';
const FREE = 'nobodyz';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A value with one of its texts replaced, once for each text in it. */
function withEachText(value: Json, text: string): Json[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    withEachText(one as Json, text).map((replaced) =>
      Array.isArray(value)
        ? value.map((other: Json, index) => (String(index) === name ? replaced : other))
        : { ...value, [name]: replaced },
    ),
  );
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: Json | undefined;
}

/** The documented request of a call with the name in the place of each of its texts, one after the other. */
function requestsWith(operation: (typeof operations)[number], name: string): Request[] {
  const { method, path } = operation.endpoint;
  const example = (docsOf(operation).example ?? {}) as {
    params?: Readonly<Record<string, string>>;
    query?: Readonly<Record<string, Json>>;
    body?: Json;
  };
  const address = (params = example.params ?? {}, query: object = example.query ?? {}) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => params[part] ?? 'none');
    const asked = new URLSearchParams(
      Object.entries(query).map(([part, value]) => [part, String(value)]),
    ).toString();
    return asked ? `${filled}?${asked}` : filled;
  };
  const inPath = (path.match(/\{\w+\}/g) ?? []).map((part) =>
    address({ ...example.params, [part.slice(1, -1)]: name }),
  );
  const inQuery = withEachText(example.query ?? {}, name).map((query) => address(undefined, query as object));
  const inBody = example.body === undefined ? [] : withEachText(example.body, name);
  return [
    ...[...inPath, ...inQuery].map((one) => ({ method, path: one, body: example.body })),
    ...inBody.map((body) => ({ method, path: address(), body })),
  ];
}

async function arrive(): Promise<Visitor> {
  const visitor = new Visitor(emptyMock());
  await visitor.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-18T11:00:00.000Z' });
  await visitor.become('complete');
  return visitor;
}

async function answer(visitor: Visitor, { method, path, body }: Request, name: string): Promise<unknown> {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await visitor.send(method, path, {
    headers: { ...type, 'idempotency-key': KEY },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = (await response.text()).replace(/"request_id":"req_[^"]*"/, '');
  return [response.status, text.replaceAll(name, 'NAME')];
}

/** Two mocks that are alike are asked the same, once with a name that somebody has and once with one that nobody has. */
test('no call outside the named ones answers otherwise to a name that somebody has', async () => {
  const [one, other] = [await arrive(), await arrive()];
  const oracles = new Set<OperationName>();
  for (const operation of operations) {
    if (operation.name in usernameCalls) continue;
    const free = requestsWith(operation, FREE);
    for (const [index, taken] of requestsWith(operation, TAKEN).entries()) {
      const answers = [await answer(one, taken, TAKEN), await answer(other, free[index]!, FREE)];
      if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) oracles.add(operation.name);
      // What ends the session ends both.
      for (const visitor of [one, other])
        if ((await visitor.get('/user/profile')).status !== 200) await visitor.become('complete');
    }
  }
  expect([...oracles]).toEqual([]);
});
