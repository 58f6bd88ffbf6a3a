import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { createStoreCache } from '#src/stores/query/store-cache.ts';

const create = () => ({ $state: atom(0) });
const createStores = () => createStoreCache<ReturnType<typeof create>>(({ $state }) => $state);

test('a key has the same store each time', () => {
  const stores = createStores();
  const first = stores.of('a', create);
  expect(stores.of('b', create)).not.toBe(first);
  expect(stores.of('a', create)).toBe(first);
  expect([...stores.all()]).toHaveLength(2);
});

test('of those that nothing shows the last ones are kept, and of the others all', () => {
  const stores = createStores();
  const shown = stores.of('shown', create);
  const stop = shown.$state.listen(() => undefined);
  const asked = stores.of('asked again', create);
  const unused = stores.of('unused', create);
  const others = () => Array.from({ length: 18 }, (_, index) => stores.of(`other ${index}`, create));
  stores.of('asked again', create);
  others();
  expect([...stores.all()]).toHaveLength(20);
  expect(stores.of('shown', create)).toBe(shown);
  expect(stores.of('asked again', create)).toBe(asked);
  expect(stores.of('unused', create)).not.toBe(unused);
  stop();
});
