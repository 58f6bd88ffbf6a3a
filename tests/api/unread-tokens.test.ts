import { expect, expectTypeOf, test, vi } from 'vitest';
import type { local } from '#src/api/storage.ts';
import { clearSessionData } from '#src/api/storage.ts';
import { BrowserStorage } from '../stores/browser-storage.ts';

type Readable = Parameters<typeof local.read>[0];

// requirement: T.01
test('nothing reads what lies under the names of the tokens, and it goes with the session', () => {
  expectTypeOf<Readable & ('token' | 'refresh_token')>().toBeNever();
  const kept = new BrowserStorage();
  vi.stubGlobal('localStorage', kept);
  for (const key of ['token', 'refresh_token']) kept.setItem(key, 'planted');
  clearSessionData();
  expect(kept.keys()).toEqual([]);
});
