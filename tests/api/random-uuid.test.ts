import { afterEach, expect, test, vi } from 'vitest';
import { randomUuid } from '#src/api/random-uuid.ts';

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a secure context', crypto],
  ['plain HTTP', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('in %s: a UUID of version 4, another one each time', (_, available) => {
  vi.stubGlobal('crypto', available);
  const made = Array.from({ length: 1000 }, randomUuid);
  for (const uuid of made) expect(uuid).toMatch(V4);
  expect(new Set(made).size).toBe(made.length);
});
