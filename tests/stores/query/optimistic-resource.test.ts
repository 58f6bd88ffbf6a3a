import { expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { createOptimisticResource } from '#src/stores/query/optimistic-resource.ts';

type Settings = Readonly<Record<string, string>>;

/** A server that refuses any change of `color`. */
function openSettings() {
  vi.stubGlobal('navigator', { onLine: true });
  let saved: Settings = { color: 'red', size: 'small' };
  return createOptimisticResource<Settings, Settings>({
    initial: saved,
    read: async () => saved,
    applyPatch: (value, change) => ({ ...value, ...change }),
    send: async (change) => {
      if ('color' in change) throw new ApiError('http', { status: 422, code: 'invalid_fields' });
      saved = { ...saved, ...change };
      return saved;
    },
    merge: (earlier, later) => ({ ...earlier, ...later }),
  });
}

test('a change that the server refuses does not keep a later one from being saved', async () => {
  const settings = openSettings();
  await expect(settings.mutate({ color: 'blue' })).rejects.toThrow(ApiError);
  await settings.mutate({ size: 'large' });
  expect(settings.$saved.get()).toEqual({ color: 'red', size: 'large' });
  // The refused one stays on this device.
  expect(settings.$pending.get()).toEqual([{ color: 'blue' }]);
  expect(settings.$optimistic.get()).toEqual({ color: 'blue', size: 'large' });
});
