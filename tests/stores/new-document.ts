import { vi } from 'vitest';
import { $auth, clearSession } from '#src/stores/session/auth.ts';
import { connectToMock } from '../in-process.ts';
import { BrowserStorage } from './browser-storage.ts';

/** A fresh document in a browser without storage or cookies, with a mock of its own. */
export function newDocument() {
  const kept = new BrowserStorage();
  const tab = new BrowserStorage();
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', tab);
  const mock = connectToMock();
  clearSession();
  $auth.set({ ...$auth.get(), deviceId: null, deviceInitialized: false });
  return { kept, tab, mock };
}
