import { expect, expectTypeOf, test, vi } from 'vitest';
import type { local } from '#src/api/storage.ts';
import { clearSessionData } from '#src/api/storage.ts';
import { BrowserStorage } from '../stores/browser-storage.ts';

type Readable = Parameters<typeof local.read>[0];

// requirement: T.01
test('no code can read the keys of the tokens, and clearing the session removes them', () => {
  expectTypeOf<Readable & ('token' | 'refresh_token')>().toBeNever();
  const storage = new BrowserStorage();
  vi.stubGlobal('localStorage', storage);
  for (const key of ['token', 'refresh_token']) storage.setItem(key, 'injected');
  clearSessionData();
  expect(storage.keys()).toEqual([]);
});
